/** Whether a text ends within a line, outside of quotes: its download may have broken off there. */
export function endsWithinLine(text: string): boolean {
  let end = text.length;
  // A tab begins a cell, in which nothing may be left.
  while (' \r\n'.includes(text[end - 1] ?? 'x')) end -= 1;
  return text[end - 1] !== '"' && !/[\r\n]/.test(text.slice(end));
}
