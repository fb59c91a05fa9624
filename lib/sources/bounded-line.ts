import { z } from 'zod';
import { countCharacters, cutToBytes, readLine } from '@/lib/text/read-text';

/**
 * A field of a provider that is shown as one line, such as a name: cut to its bound, so that an answer of megabytes is
 * never held for a name. An identifier is bounded with `.max()` instead, because a cut one would name something else.
 */
export function boundedLine(maxCharacters: number) {
  return z
    .string()
    .transform((text) => cutLine(text, maxCharacters))
    .pipe(z.string().min(1));
}

function cutLine(text: string, maxCharacters: number): string {
  // Four bytes are the longest character in UTF-8.
  const head = cutToBytes(text, maxCharacters * 4);
  const line = readLine(head, { maxCharacters: head.length }) ?? '';
  const short = countCharacters(line) > maxCharacters ? cutCharacters(line, maxCharacters) : line;
  // In V8 a slice retains the whole text in memory: copy the slice.
  return head.length < text.length ? Buffer.from(short).toString() : short;
}

function cutCharacters(line: string, maxCharacters: number): string {
  return Array.from(line).slice(0, maxCharacters).join('').trim();
}
