import { csvFile, csvType } from './csv-text';

/**
 * Answers a request for a file that cannot be made with a sentence. No cache may store it: a 404 without `cache-control`
 * may be stored (RFC 9110, section 15.1).
 */
export function noFileResponse(status: 400 | 401 | 404 | 503, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}

/**
 * A CSV file to download. No cache may store it: it holds a person's data, or figures of this moment.
 * @param text as `csvText` gives it
 */
export function csvResponse(fileName: string, text: string): Response {
  return new Response(csvFile(text), {
    headers: {
      'content-type': csvType,
      'content-disposition': `attachment; filename="${safeFileName(fileName)}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Removes characters that could end the quoted name or the header, or name a folder. */
function safeFileName(name: string): string {
  return name.replace(/[^\w.-]/g, '-').replace(/^\.+/, '');
}
