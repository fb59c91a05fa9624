/** One value of a row as the feed writes it: a field of a table, a property of JSON with its quotes, an element of XML. */
export type Cell = { name: string; text: string };

/** What becomes of a row: none, one or several. The header of a table has the place -1. */
type Change = (cells: Cell[], place: number) => Cell[][];

/**
 * Rewrites the rows of a feed in the three ways that feeds are written in: lines with a separator, the longest list of
 * a JSON text, the items of RSS or the entries of Atom. What is no row stays as it is.
 */
export function rewriteRows(
  text: string,
  change: Change,
  { withHeader = false }: { withHeader?: boolean } = {},
): string {
  const first = text.trimStart()[0];
  if (first === '{' || first === '[') return rewriteJson(text, change);
  if (first === '<') return rewriteXml(text, change);
  return rewriteTable(text, change, withHeader);
}

export function separatorOf(text: string): string {
  const count = (mark: string) => text.split(mark).length;
  return [';', ',', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function rewriteTable(text: string, change: Change, withHeader: boolean): string {
  const separator = separatorOf(text);
  let names: string[] | null = null;
  let place = 0;
  const lines = text.split('\n').flatMap((line) => {
    if (!line.includes(separator)) return [line];
    const end = line.endsWith('\r') ? '\r' : '';
    const fields = line.slice(0, line.length - end.length).split(separator);
    const isHeader = names === null;
    names ??= fields;
    if (isHeader && !withHeader) return [line];
    const cells = fields.map((field, at) => ({ name: names?.[at] ?? '', text: field }));
    return change(cells, isHeader ? -1 : place++).map(
      (row) => row.map((cell) => cell.text).join(separator) + end,
    );
  });
  return lines.join('\n');
}

const mark = '@rows@';

function rewriteJson(text: string, change: Change): string {
  let longest: unknown[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const isRows = Array.isArray(value) && typeof value[0] === 'object';
    if (isRows && value.length > longest.length) longest = value;
    Object.values(value).slice(0, 100).forEach(look);
  };
  const whole: unknown = JSON.parse(text);
  look(whole);
  const frame = JSON.stringify(whole, (_, value: unknown) => (value === longest ? mark : value));
  const rows = longest.flatMap((row, place) => {
    const cells = Object.entries(row ?? {}).map(([name, value]) => ({
      name,
      text: JSON.stringify(value),
    }));
    return change(cells, place).map((changed) =>
      Array.isArray(row)
        ? `[${changed.map((cell) => cell.text).join(',')}]`
        : `{${changed.map((cell) => `${JSON.stringify(cell.name)}:${cell.text}`).join(',')}}`,
    );
  });
  return frame.split(JSON.stringify(mark)).join(`[${rows.join(',')}]`);
}

function rewriteXml(text: string, change: Change): string {
  let place = 0;
  return text
    .split(/(?=<item[ >]|<entry[ >])/)
    .map((part) => {
      const tag = /^<(item|entry)[ >]/.exec(part)?.[1];
      const end = tag ? part.indexOf(`</${tag}>`) : -1;
      if (!tag || end < 0) return part;
      const start = part.indexOf('>') + 1;
      const cells = part
        .slice(start, end)
        .split(/(?<=<\/[A-Za-z:]+>)/)
        .map((element) => ({ name: /<([A-Za-z:]+)/.exec(element)?.[1] ?? '', text: element }));
      const rows = change(cells, place++).map(
        (row) => `<${tag}>${row.map((cell) => cell.text).join('')}</${tag}>`,
      );
      return rows.join('') + part.slice(end + tag.length + 3);
    })
    .join('');
}
