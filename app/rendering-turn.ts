import 'server-only';
import { after } from 'next/server';

/** Large pages that one instance writes at the same time. */
const atOnce = 4;
/** A slot is released after this, even when the page still waits for a source or a slow reader. */
const longestMs = 500;

let writing = 0;
const waiting: (() => void)[] = [];

/**
 * Waits for a render slot, first come, first served. A large page awaits it last, with its figures loaded. Without a
 * limit, fifty pages rendered at once share one processor: all of them are late, some by ten seconds, and
 * half-written pages fill the memory. With slots, each waits only for the pages before it.
 */
export async function renderingTurn(): Promise<void> {
  if (writing < atOnce) writing += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    const next = waiting.shift();
    if (next) next();
    else writing -= 1;
  };
  const timer = setTimeout(end, longestMs);
  after(() => {
    clearTimeout(timer);
    end();
  });
}
