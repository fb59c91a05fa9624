/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A CSV file to download. No cache keeps it: it holds a person's data, or figures of this moment.
 * @param text as `csvText` gives it
 */
export function csvResponse(fileName: string, text: string): Response {
  return new Response(`${byteOrderMark}${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${safeFileName(fileName)}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Nothing that could end the quoted name or the header, or name a folder. */
function safeFileName(name: string): string {
  return name.replace(/[^\w.-]/g, '-').replace(/^\.+/, '');
}
