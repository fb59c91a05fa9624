import { csvFile, csvType } from './csv-file';

/**
 * A CSV file to download. No cache keeps it: it holds a person's data, or figures of this moment.
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

/** Nothing that could end the quoted name or the header, or name a folder. */
function safeFileName(name: string): string {
  return name.replace(/[^\w.-]/g, '-').replace(/^\.+/, '');
}
