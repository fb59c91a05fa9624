/** A file to download. The mark at its start tells spreadsheets that it is UTF-8. */
export function csvAnswer(fileName: string, text: string, isPrivate = false): Response {
  return new Response(`\uFEFF${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': isPrivate ? 'private, no-store' : 'no-store',
    },
  });
}

export function textAnswer(status: 401 | 503, text: string): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
