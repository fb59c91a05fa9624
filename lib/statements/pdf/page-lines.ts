import { invisible } from '@/lib/money/parse';

/** A piece of text as a PDF draws it; points from the left and the top of its page. */
export type TextRun = { text: string; left: number; width: number; top: number };

export type Word = { text: string; left: number; right: number };

export type PageLine = {
  /** From 1. */
  page: number;
  words: readonly Word[];
  text: string;
};

type Piece = Word & { top: number; startsWord: boolean };

/** Of one run; a line of a page has some hundred. */
const runCharacters = 2_000;
/** Pieces on one baseline differ by less. */
const sameBaselinePoints = 2.5;
/** Bold text is drawn twice, a little apart. */
const samePlacePoints = 1;
/** The pieces of one word touch. */
const touchingPoints = 1;

/** The lines of one page, from its top, with their words from the left. */
export function pageLines(page: number, runs: readonly TextRun[]): PageLine[] {
  const pieces = withoutCopies(runs.flatMap(piecesOf)).sort((one, other) => one.top - other.top);
  const baselines: Piece[][] = [];
  let top = -Infinity;
  for (const piece of pieces) {
    if (piece.top - top > sameBaselinePoints) {
      baselines.push([]);
      top = piece.top;
    }
    baselines.at(-1)?.push(piece);
  }
  return baselines.map((baseline) => {
    const words = wordsOf(baseline);
    return { page, words, text: words.map(({ text }) => text).join(' ') };
  });
}

/**
 * The parts of a run between its spaces. A PDF says the width of the whole run, which may reach over two columns: it is
 * spread over the characters.
 */
function piecesOf({ text, left, width, top }: TextRun): Piece[] {
  const clean = text.slice(0, runCharacters).replace(invisible, '').replace(/\s/g, ' ');
  const perCharacter = clean.length > 0 ? width / clean.length : 0;
  const pieces: Piece[] = [];
  let at = 0;
  for (const part of clean.split(' ')) {
    if (part !== '') {
      pieces.push({
        text: part,
        left: left + at * perCharacter,
        right: left + (at + part.length) * perCharacter,
        top,
        startsWord: at > 0,
      });
    }
    at += part.length + 1;
  }
  return pieces;
}

/** Without pieces that repeat another at nearly the same place. */
function withoutCopies(pieces: readonly Piece[]): Piece[] {
  const seen = new Map<string, Piece>();
  return pieces.filter((piece) => {
    const column = Math.round(piece.left / samePlacePoints);
    const row = Math.round(piece.top / samePlacePoints);
    const isCopy = [-1, 0, 1].some((across) =>
      [-1, 0, 1].some((down) => {
        const other = seen.get(`${column + across} ${row + down} ${piece.text}`);
        return (
          other !== undefined &&
          Math.abs(other.left - piece.left) <= samePlacePoints &&
          Math.abs(other.top - piece.top) <= samePlacePoints
        );
      }),
    );
    if (!isCopy) seen.set(`${column} ${row} ${piece.text}`, piece);
    return !isCopy;
  });
}

function wordsOf(baseline: readonly Piece[]): Word[] {
  const words: Word[] = [];
  for (const { text, left, right, startsWord } of baseline.toSorted(
    (one, other) => one.left - other.left,
  )) {
    const before = words.at(-1);
    if (before && !startsWord && Math.abs(left - before.right) < touchingPoints) {
      words.splice(-1, 1, { text: before.text + text, left: before.left, right });
    } else {
      words.push({ text, left, right });
    }
  }
  return words;
}
