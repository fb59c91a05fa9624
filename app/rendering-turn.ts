import 'server-only';
import { after } from 'next/server';

/** Large pages that one instance writes at the same time. */
const atOnce = 4;
/** A turn ends by then, also where the answer is still waiting for a source or for a slow reader. */
const longestMs = 500;

let writing = 0;
const waiting: (() => void)[] = [];

/**
 * Waits until this large page may be written, first come, first served; a page awaits it last, with its figures in hand.
 * Fifty that are written at once share one processor piece by piece: all of them are late, some by ten seconds, and
 * everything that is half written fills the memory. In turn each takes as long as those before it.
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
