import type { Scheme } from '@/lib/funds/domain/scheme';

export type Section = Pick<Scheme, 'structure'> & { amfiCategory: string };

const structures: readonly (readonly [string, Scheme['structure']])[] = [
  ['open', 'open-ended'],
  ['close', 'close-ended'],
  ['interval', 'interval'],
];

const mostCharacters = 200;

/**
 * A line without columns: the heading of a section, 'Open Ended Schemes(Debt Scheme - Gilt Fund)', the name of a house,
 * or null for what is neither, such as a page of HTML between two rows.
 */
export function headingOf(line: string): { section: Section } | { house: string } | null {
  if (line.length > mostCharacters || /[<>{}[\]|]/.test(line)) return null;
  const text = readable(line);
  const opening = text.indexOf('(');
  const start = text.slice(0, Math.max(0, opening)).toLowerCase();
  const structure = structures.find(([word]) => start.startsWith(word))?.[1];
  // Names of groups have brackets of their own: up to the last one.
  if (!structure || !/schemes? ?$/.test(start) || !text.endsWith(')')) return { house: text };
  return { section: { structure, amfiCategory: text.slice(opening + 1, -1).trim() } };
}

/** One section's apostrophe arrives encoded twice; names are padded and doubly spaced, and may hold unseen marks. */
export function readable(text: string): string {
  // Most texts of the list are of plain letters and single spaces.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text
    .replace(/Ã¢Â€Â™|Ã¢â‚¬â„¢|â€™|â\u0080\u0099/g, '’')
    .replace(/[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
}
