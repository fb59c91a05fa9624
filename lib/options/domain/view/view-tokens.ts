import type { Outlook } from './view';
import {
  bigMove,
  downWords,
  eitherWay,
  income,
  mildWords,
  muchMove,
  negations,
  ownShares,
  protection,
  silentWords,
  stillWords,
  strongWords,
  trailingNegations,
  upWords,
} from './view-words';

export type ReadWords = {
  seen: ReadonlySet<Outlook | 'big' | 'either' | 'protection' | 'income' | 'own'>;
  isStrong: boolean;
  isMild: boolean;
  isNegationLoose: boolean;
  unread: readonly string[];
};

/** Phrases become one word each, so that a "not" before them is found like any other. */
export function wordsOf(text: string): string[] {
  return text
    .replace(eitherWay, ' @either ')
    .replace(bigMove, ' @big ')
    .replace(muchMove, ' @much ')
    .replace(ownShares, ' @own ')
    .replace(protection, ' @protection ')
    .replace(income, ' @income ')
    .split(/[\s,;:.!?()"]+/)
    .filter((word) => word !== '');
}

const named = {
  '@either': 'either',
  '@big': 'big',
  '@own': 'own',
  '@protection': 'protection',
  '@income': 'income',
} as const;

export function readWords(words: readonly string[]): ReadWords {
  const seen = new Set<Outlook | 'big' | 'either' | 'protection' | 'income' | 'own'>();
  const used = new Set<number>();
  const isProtecting = words.includes('@protection');
  words.forEach((word, index) => {
    if (word in named) seen.add(named[word as keyof typeof named]);
    const outlook = outlookOf(word);
    // The fall that is protected against is not one that is expected.
    if (outlook === null || isProtecting) return;
    const denial = denialOf(words, index, used);
    if (denial !== null) used.add(denial);
    seen.add(denial === null ? outlook : denied[outlook]);
    if (word === '@big' && denial !== null) seen.delete('big');
  });
  // Of a thing that stays: "not much", "no move" without further words.
  const loose = words.some((word, index) => negations.has(word) && !used.has(index));
  const unread = words.filter((word, index) => !used.has(index) && !isKnown(word));
  return {
    seen,
    isStrong: words.some((word) => strongWords.has(word)),
    isMild: words.some((word) => mildWords.has(word)),
    isNegationLoose: loose,
    unread: [...new Set(unread)],
  };
}

const denied: Readonly<Record<Outlook, Outlook>> = {
  up: 'not-up',
  down: 'not-down',
  'not-up': 'up',
  'not-down': 'down',
  still: 'move',
  move: 'still',
};

function outlookOf(word: string): Outlook | null {
  if (upWords.has(word)) return 'up';
  if (downWords.has(word)) return 'down';
  if (stillWords.has(word)) return 'still';
  return word === '@big' || word === '@either' || word === '@much' ? 'move' : null;
}

/** Where the "not" of a word stands: shortly before it, or in Hindi shortly behind it. */
function denialOf(
  words: readonly string[],
  index: number,
  used: ReadonlySet<number>,
): number | null {
  for (let before = index - 1; before >= Math.max(0, index - 4); before -= 1) {
    const word = words[before] ?? '';
    // A word of direction between them has the "not" for itself.
    if (outlookOf(word) !== null) break;
    if (negations.has(word) && !used.has(before)) return before;
  }
  for (let after = index + 1; after <= index + 2; after += 1) {
    const word = words[after] ?? '';
    if (outlookOf(word) !== null) break;
    if (trailingNegations.has(word) && !used.has(after)) return after;
  }
  return null;
}

function isKnown(word: string): boolean {
  return (
    word.startsWith('@') ||
    [upWords, downWords, stillWords, strongWords, mildWords, silentWords].some((set) =>
      set.has(word),
    )
  );
}
