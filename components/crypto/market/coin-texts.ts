import { linePath, placesOfPath } from '@/components/charts/parts/paths';
import { placesAcross } from '@/components/charts/parts/sparkline-drawing';

// The cells of coin-rows.tsx as texts, which take a third of the bytes of lists. They are not in that module: it runs in
// the browser, and the server writes them.

const bar = '|';

/** The parts of a cell as one text. The last part may hold a bar. */
export function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at < parts.length - 1 ? part.replaceAll(bar, '¦') : part))
    .join(bar);
}

/** What joinParts joined. */
export function splitParts(text: string, count: number): string[] {
  const parts = text.split(bar);
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join(bar)];
}

const highest = 'A'.charCodeAt(0);

/** The heights of a sparkline without gaps, a letter for each point: A at the top. */
export function lettersOfLine(path: string): string {
  return placesOfPath(path)
    .map(([, height]) => String.fromCharCode(highest + height))
    .join('');
}

export function lineOfLetters(letters: string): string {
  const across = placesAcross(letters.length);
  return linePath([...letters].map((letter, at) => [across(at), letter.charCodeAt(0) - highest]));
}
