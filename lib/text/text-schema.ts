import { z } from 'zod';
import { readLine, readLines, type TextLimit } from './read-text';

/** One line of at most `maxCharacters`, as `readLine` reads it; longer ones are refused. */
export function lineUpTo(maxCharacters: number) {
  return z
    .string()
    .transform((text) => readLine(text, { maxCharacters }))
    .pipe(z.string());
}

/** A text of several lines within its limit, as `readLines` reads it; longer ones are refused. */
export function linesUpTo(maxCharacters: number, options: Omit<TextLimit, 'maxCharacters'> = {}) {
  return z
    .string()
    .transform((text) => readLines(text, { maxCharacters, ...options }))
    .pipe(z.string());
}
