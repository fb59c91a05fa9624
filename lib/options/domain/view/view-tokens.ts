import type { Outlook } from './view';
import { monthName } from './view-amounts-and-dates';

/** Synonyms in English and in Hindi typed in Latin letters. Whole words, lower case. */
const list = (words: string) => new Set(words.split(/\s+/));

const upWords = list(
  `up upside upward upwards upmove rise rises rising risen increase increases gain gains climb climbs
  rally rallies bullish bull higher jump jumps soar soars surge surges tezi upar badhega badhegi badhe badhna
  chadhega chadhegi chadhe uthega grow grows`,
);
const downWords = list(
  `down downside downward downwards fall falls falling drop drops dropping decline declines bearish bear
  lower slip slips slide slides sink sinks crash crashes crashing plunge plunges tank tanks correction mandi neeche
  niche girega giregi gire girne girna girawat tutega`,
);
const stillWords = list(
  `sideways flat still rangebound range-bound stable steady stuck quiet calm unchanged nowhere dull shaant
  shant wahin stagnant consolidate consolidates consolidation neutral range`,
);

/** Direction words that also say how far. */
const strongWords = list(
  `crash crashes crashing plunge plunges tank tanks soar soars surge surges rally rallies strongly sharply
  sharp strong big huge massive heavily heavy lot bahut zor zabardast kaafi bada badi much very
  hard`,
);
const mildWords = list(
  `mild mildly slight slightly bit little small moderately moderate modest modestly gradually slowly somewhat thoda
  thodi thoda-sa halka halki dheere slip slips`,
);

/**
 * They deny a move that they end, and nothing else: "the rally is over" (`@over`), "tezi khatam", and not "up till expiry
 * is over". Between the two stands at most a verb or what is traded.
 */
const endWords = list('@over ended finished exhausted khatam khatm ruk ruki rukegi rukega');
/** These do so only behind the name of a move: "the rally ends", and not "nifty ends higher" or "a higher finish". */
const endsAfterMove = list(
  'end ends ending done finish finishes fade fades fading fizzles dying dies dead pauses capped averted band past',
);
const hindiMoves = list('tezi mandi girawat badhna girna');
const moves = new Set([
  ...hindiMoves,
  ...list(
    `upside upmove rise rises increase increases gain gains climb climbs rally rallies bull jump jumps surge surges
    downside fall falls drop drops decline declines bear slip slips slide slides crash crashes plunge plunges correction
    range consolidation`,
  ),
]);
const formsOfBe = list('is are has have had been be');
const isMonth = new RegExp(`^${monthName}$`);
const beforeVerb = list('will now finally already probably likely');
const beforeEnd = list(
  `in of the is are has have had been be will now finally already almost nearly probably likely ab ki ka ke mein me
  nifty banknifty bank finnifty sensex bankex midcap index market markets price prices stock stocks share shares`,
);
/**
 * They deny the move that they touch: "stop falling", "refuses to go down", and, of the first ones, "the fall will stop".
 * Next to other words they deny nothing: "avoid longs", "trading halted, will fall".
 */
const stopWords = list('stop stops stopped halt halts halted cease ceases ceased avoided');
const stopsBefore = list('avoid avoids refuse refuses refused');
const afterStop = list('a an the any its this to go going further');
/** With one of these before it, a stop is denied, asked for or wished: "nothing can stop the rally". */
const stopDoubts = list(
  'nothing nobody none who whos whod anything anyone anybody how what help want wants hope hopes try tries trying',
);
export const negations = new Set([
  ...list(
    `not no never wont dont doesnt isnt cannot cant shouldnt unlikely hardly barely without neither nor doubt doubts
    doubtful fail fails failed nahi nahin nai mat na rok rokega rokegi`,
  ),
  ...endWords,
  ...stopWords,
  ...stopsBefore,
]);
/** Negations that follow the word they deny. */
const trailingNegations = list('nahi nahin nai mat na');

/** Words that carry no view: grammar, names of what is traded, and how an opinion is introduced. */
const silentWords = list(
  `a an the i im my me we it its is are be been am was will would shall may might could can going go goes gets
  get to of in on at by till until for from with and or than that this there think thinks thought expect expects
  expecting believe feel view see seeing look looks looking hope says say i'd i'm it'll just only around about near
  nifty banknifty bank finnifty sensex bankex midcap index market markets price prices stock stocks share shares spot
  underlying expiry expiration rs inr rupee rupees move moves moving stay stays staying remain remains remaining
  hover hovers trade trades trading keep keeps keeping until up-to week month day days so very quite probably likely
  perhaps maybe want wants need position positions strategy option options some more now soon today then-on
  have has own hold bit over between within inside lose loss risk max maximum most
  mujhe lagta hai hain ki ka ke ko se mein me tak hoga hogi jayega jayegi jaega jaayega rahega rahegi raheg ye yeh
  wo woh aur ya mera meri mere apne par pe bhi hi to toh abhi chahiye karna hona shayad sa si`,
);

export const adviceWords =
  /\b(should i|shall i|which (one|option|strategy|stock)|what (should|to|do)|best (strategy|option|stock|trade)|recommend|suggest|tip|tips|kya karu|kya karun|kya lena|kaun sa|kaunsa|sure shot|guaranteed?)\b/;
export const conditionWords = /\b(if|unless|then|when|agar|jab|warna|otherwise|afterwards|phir)\b/;

/** They reverse the move beside them or turn it into a trade. These rules cannot tell which. */
export const doubtWords =
  /\b((?:come|comes|coming) to an end|losing steam|running out|anything but|far from (?:bullish|bearish)|too (?:high|low) to|less (?:bullish|bearish)|(?:is|are|was|were) wrong|behind us|rule out|nothing(?! but\b| [a-z]{2,6} stops?\b)|nobody|no ?one|(?:sell|short|buy|fade)(?:ing)? (?:(?:the|this|every|any) )?(?:rally|rallies|rise|fall|drop))\b/;
const turnWords = /\b(revers(?:es?|al|ing)|recover(?:s|ed|y|ing)?|rebounds?)\b/;
/** A fall after a rise, which may be named beside it. */
const profitBooking = /\bprofit[- ]?(?:booking|taking)\b/;

const eitherWay =
  /\b(either (way|direction|side)|both (ways|sides|directions)|any direction|(up|higher|rise|upar) (or|ya) (down|lower|fall|neeche|niche)|(down|lower|fall|neeche|niche) (or|ya) (up|higher|rise|upar)|(kisi|dono) (bhi )?(taraf|side)|direction (is )?(unclear|unknown|not clear)|dont know (which|what) (way|direction))\b/g;
const bigMove =
  /\b(((a|some|very) ){0,3}(big|large|sharp|huge|violent|strong|massive|bada|badi|bahut bada) (moves?|swings?|movement|jhatka|halchal)|break(s|ing)? ?out|breakout|swing(s)? (hard|wildly|a lot)|move(s)? (a lot|sharply|hard|big)|leaves? the range|volatile)\b/g;
/** Where a "not" stands before: "no big move", "wont move much". */
const muchMove =
  /\b(move(s)? (much|far)|(much|any) (move|movement)|movement|go(es)? (anywhere|far)|hilega)\b/g;

const ownShares =
  /\b((my|mere|meri|apne|apni|our) (own )?(nifty )?(shares?|stocks?|portfolio|holdings?|investments?|etf|units)|(shares?|stocks?) (that )?i (hold|own|have)|(hold|own|have) (some |the )?(shares?|stocks?))\b/g;
const protection =
  /\b(protect(ion|ed|ing|s)?|hedg(e|ed|es|ing)|insur(e|ed|ance)|safeguard|guard|cover|bachav|bachao|bachana|bachane|suraksha|surakshit)\b/g;
const income = /\b(income|earn(ing|s)?|rent|kamai|kamana|kamao)\b/g;

export type ReadWords = {
  seen: ReadonlySet<Outlook | 'big' | 'either' | 'protection' | 'income' | 'own'>;
  isStrong: boolean;
  isMild: boolean;
  isNegationLoose: boolean;
  unread: readonly string[];
};

/**
 * Phrases become one word each, so that a "not" before them is found like any other. Where a word ends or stops a move, so
 * do pauses: "bullish, worst is over" and "trading halted, falls" deny no move beyond theirs.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .replace(eitherWay, ' @either ')
    .replace(bigMove, ' @big ')
    .replace(muchMove, ' @much ')
    .replace(ownShares, ' @own ')
    .replace(protection, ' @protection ')
    .replace(income, ' @income ')
    .replace(/[,;:.!?](?=\s|$)/g, ' @pause $&')
    .split(/[\s,;:.!?()"]+/)
    .filter((word) => word !== '');
  const isEnding = words.some(
    (word) =>
      endWords.has(word) || endsAfterMove.has(word) || stopWords.has(word) || stopsBefore.has(word),
  );
  return isEnding ? words : words.filter((word) => word !== '@pause');
}

const gains = list('gain gains');

const named = {
  '@either': 'either',
  '@big': 'big',
  '@own': 'own',
  '@protection': 'protection',
  '@income': 'income',
} as const;

/**
 * The word that turns round another word of direction: "recovers from the fall", and not "recovers to 25000"; "profit
 * booking after the rise", and not "down on profit booking".
 */
export function turnIn(text: string): string | null {
  const outlooks = new Set(wordsOf(text).map(outlookOf));
  if (outlooks.has('up')) return (profitBooking.exec(text) ?? turnWords.exec(text))?.[0] ?? null;
  outlooks.delete(null);
  return outlooks.size > 0 ? (turnWords.exec(text)?.[0] ?? null) : null;
}

export function readWords(words: readonly string[]): ReadWords {
  const seen = new Set<Outlook | 'big' | 'either' | 'protection' | 'income' | 'own'>();
  const used = new Set<number>();
  const isProtecting = words.includes('@protection');
  // "Protect my gains", and not "protect me from gains".
  const isKept = isProtecting && !words.includes('from') && !words.includes('against');
  words.forEach((word, index) => {
    if (Object.hasOwn(named, word)) seen.add(named[word as keyof typeof named]);
    const outlook = outlookOf(word);
    if (outlook === null || (isKept && gains.has(word))) return;
    // What is protected against is not expected: a "not" before it denies no view.
    if (isProtecting) {
      seen.add(outlook);
      return;
    }
    const denial = denialOf(words, index, used);
    if (denial !== null) used.add(denial);
    seen.add(denial === null ? outlook : denied[outlook]);
    if (word === '@big' && denial !== null) seen.delete('big');
  });
  // A "not" that denies no word of direction.
  const loose = words.some((word, index) => negations.has(word) && !used.has(index));
  const unread = words.filter((word, index) => !used.has(index) && !isKnown(word));
  return {
    seen,
    isStrong: words.some((word) => strongWords.has(word)),
    isMild: words.some((word) => mildWords.has(word)),
    isNegationLoose: loose,
    unread: [...new Set(unread.map((word) => (word === '@over' ? 'over' : word)))],
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
    if (used.has(before) || !negations.has(word) || endWords.has(word)) continue;
    if (!isStop(word) || moveOfStop(words, before) === index) return before;
  }
  for (let after = index + 1; after <= index + 4; after += 1) {
    const word = words[after] ?? '';
    if (outlookOf(word) !== null) break;
    if (used.has(after)) continue;
    if (endWords.has(word) || endsNamedMove(words, after)) {
      if (moveBefore(words, after) === index) return after;
      break;
    }
    if (stopWords.has(word) && moveOfStop(words, after) === index) return after;
    if (after <= index + 2 && trailingNegations.has(word)) return after;
  }
  return null;
}

function isStop(word: string): boolean {
  return stopWords.has(word) || stopsBefore.has(word);
}

/** The one move that a stop touches; between two it could be of either: "the rally stops the fall". */
function moveOfStop(words: readonly string[], at: number): number | null {
  if (words.slice(0, at).some((word) => stopDoubts.has(word))) return null;
  const after = words.findIndex((word, index) => index > at && !afterStop.has(word));
  const isAfter = outlookOf(words[after] ?? '') !== null;
  const before = stopWords.has(words[at] ?? '') ? moveBefore(words, at) : null;
  if (isAfter) return before === null ? after : null;
  return before;
}

function endsNamedMove(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const move = moveBefore(words, at);
  if (!endsAfterMove.has(word) || move === null || !moves.has(words[move] ?? '')) return false;
  const [before = '', next = ''] = [words[at - 1], words[at + 1]];
  switch (word) {
    // "In the end", "the end of December", "end December"
    case 'end':
      return beforeVerb.has(before) || !(before === 'the' || next === 'of' || isMonth.test(next));
    // "The fall is past", and not "it falls past 23000"
    case 'past':
      return words.slice(move, at).some((between) => formsOfBe.has(between));
    // "Tezi band", "rally band hogi", and not "in the range band"
    case 'band':
      return hindiMoves.has(words[move] ?? '') || /^(?:ho|hu|hai)/.test(next);
    default:
      return true;
  }
}

/** The move that a word ends, with at most a verb, a "not" or what is traded between them. */
function moveBefore(words: readonly string[], at: number): number | null {
  const before = words.findLastIndex(
    (word, index) => index < at && !beforeEnd.has(word) && !negations.has(word),
  );
  return outlookOf(words[before] ?? '') === null ? null : before;
}

function isKnown(word: string): boolean {
  return (
    (word.startsWith('@') && word !== '@over') ||
    [upWords, downWords, stillWords, strongWords, mildWords, silentWords].some((set) =>
      set.has(word),
    )
  );
}
