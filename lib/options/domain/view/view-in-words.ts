import { failure, success } from '@/lib/result';
import { readLine, readText } from '@/lib/text/read-text';
import {
  type ReadView,
  type Strength,
  type View,
  type ViewContext,
  type ViewProblem,
  maxSentenceCharacters,
} from './view';
import {
  findLevel,
  findLossLimit,
  findPercent,
  findRange,
  findStops,
  type FoundLevel,
  withMoves,
  withoutFound,
  findDate,
} from './view-amounts-and-dates';
import {
  readWords,
  wordsOf,
  adviceWords,
  conditionWords,
  doubtWords,
  turnIn,
  negations,
  type ReadWords,
} from './view-tokens';

/** From here on, in per cent, a move that was named with its size is strong; up to there it is mild. */
const strongPercent = 5;
const mildPercent = 2;

/**
 * Reads a market view from a sentence by fixed rules, without a model or guesses. It names the words it did not read. It
 * refuses words that could reverse the meaning (a "not" without its place, an "if"), because half a view is a wrong
 * one.
 */
export function readView(sentence: string, context: ViewContext): ReadView {
  const line = readLine(sentence, { maxCharacters: maxSentenceCharacters });
  if (line === null) return refused('too-long');
  const plain = plainText(line);
  if (plain === '') return refused('empty');
  if (adviceWords.test(plain)) return refused('advice', matched(plain, adviceWords));
  if (conditionWords.test(plain)) return refused('condition', matched(plain, conditionWords));
  if (doubtWords.test(plain)) return refused('negation', matched(plain, doubtWords));
  const turn = turnIn(plain);
  if (turn !== null) return refused('negation', [turn]);

  // Each step reads what the ones before it left.
  const stopsFound = findStops(plain, context.spot);
  let text = stopsFound.rest;
  const lossFound = findLossLimit(text);
  text = lossFound?.rest ?? text;
  const dateFound = findDate(text, context.today);
  if (dateFound && dateFound.date < context.today) return refused('past-date', [dateFound.date]);
  text = dateFound?.rest ?? text;
  text = withMoves(text, context.spot);
  const rangeFound = findRange(text, context.spot);
  text = rangeFound?.rest ?? text;
  const levelFound = rangeFound ? null : findLevel(text, context.spot);
  text = levelFound?.rest ?? text;
  const percentFound = findPercent(text);
  text = percentFound?.rest ?? text;
  const volatilityFound = findVolatility(text);
  text = volatilityFound?.rest ?? text;

  const words = wordsOf(text);
  const read = readWords(words);
  const unread = [...new Set([...read.unread, ...stopsFound.unread])];
  // "Volatility will not rise" says nothing of the price.
  const isVolatilityDenied = anyVolatility.test(text) && words.some((word) => negations.has(word));
  if (isVolatilityDenied || read.isNegationLoose) return refused('negation', unread);
  const base: View = {
    outlook: null,
    strength: strengthOf(read, percentFound?.percent ?? null),
    lean: null,
    range: rangeFound && { low: rangeFound.low, high: rangeFound.high },
    volatility: volatilityFound?.volatility ?? null,
    date: dateFound?.date ?? null,
    lossLimitRupees: lossFound?.rupees ?? null,
    ofShares: null,
    isHedge: false,
  };
  const view = viewOf(base, read, levelFound, context.spot);
  if (view === 'contradiction' || view === 'rise-protection') return refused(view, unread);
  const isSomething = view.outlook ?? view.volatility ?? view.ofShares ?? (view.isHedge || null);
  if (isSomething === null) return refused('no-view', unread);
  return success({ view, unread });
}

function strengthOf({ isStrong, isMild }: ReadWords, percent: number | null): Strength {
  if (percent !== null) {
    return percent >= strongPercent ? 'strong' : percent <= mildPercent ? 'mild' : 'plain';
  }
  // "A bit" and "a lot" both: the smaller word is the more careful one.
  return isMild ? 'mild' : isStrong ? 'strong' : 'plain';
}

function viewOf(
  base: View,
  { seen }: ReadWords,
  level: FoundLevel | null,
  spot: number,
): View | 'contradiction' | 'rise-protection' {
  if (seen.has('protection')) {
    const isRise = seen.has('up') || (level !== null && level.is !== 'below' && level.level > spot);
    if (isRise && !seen.has('down')) return 'rise-protection';
    return seen.has('own') ? { ...base, ofShares: 'protection' } : { ...base, isHedge: true };
  }
  if (seen.has('income') && seen.has('own')) return { ...base, ofShares: 'income' };
  const [isUp, isDown, isStill] = [seen.has('up'), seen.has('down'), seen.has('still')];
  const [isNotUp, isNotDown] = [seen.has('not-up'), seen.has('not-down')];
  // "Either way, but not up" has no view of both ways.
  if ((seen.has('either') || seen.has('big')) && (isNotUp || isNotDown)) return 'contradiction';
  if (level) return viewAtLevel(base, level, { isUp, isDown, isNotUp, isNotDown }, spot);
  if (seen.has('either')) {
    if (isStill) return 'contradiction';
    return { ...base, outlook: 'move', lean: isUp === isDown ? null : isUp ? 'up' : 'down' };
  }
  if (seen.has('big')) {
    if (isStill || (isUp && isDown))
      return isUp && isDown && !isStill ? { ...base, outlook: 'move' } : 'contradiction';
    if (isUp || isDown) return { ...base, outlook: isUp ? 'up' : 'down', strength: 'strong' };
    return { ...base, outlook: 'move' };
  }
  if (isUp && isDown) return 'contradiction';
  if ((isUp && isNotUp) || (isDown && isNotDown)) return 'contradiction';
  if (seen.has('move'))
    return isStill || base.range ? 'contradiction' : { ...base, outlook: 'move' };
  if (isNotUp && isNotDown) return { ...base, outlook: 'still' };
  // "Flat to slightly up", and "up, but not down": the direction is what was said besides.
  if (isUp || isDown) {
    const strength = isStill ? 'mild' : base.strength;
    return { ...base, outlook: isUp ? 'up' : 'down', strength };
  }
  if (isNotUp || isNotDown) return { ...base, outlook: isNotUp ? 'not-up' : 'not-down' };
  return { ...base, outlook: isStill || base.range ? 'still' : null };
}

/**
 * "Below" a level above the spot is a ceiling, "above" a level below it a floor, and so is a level that a denied move
 * goes towards: "no fall to 23000". Any other level is a target.
 */
function viewAtLevel(
  base: View,
  { level, is }: FoundLevel,
  {
    isUp,
    isDown,
    isNotUp,
    isNotDown,
  }: Record<'isUp' | 'isDown' | 'isNotUp' | 'isNotDown', boolean>,
  spot: number,
): View | 'contradiction' {
  if ((isUp && isNotUp) || (isDown && isNotDown)) return 'contradiction';
  const isAbove = level > spot;
  const range = isAbove ? { low: null, high: level } : { low: level, high: null };
  if (isNotUp && isNotDown) return { ...base, outlook: 'still', range };
  if (isAbove) {
    if (isDown || (is === 'below' && (isUp || isNotDown))) return 'contradiction';
    return { ...base, outlook: is === 'below' || isNotUp ? 'not-up' : 'up', range };
  }
  const isFloor = is === 'above' || isNotDown;
  // It is above that level already; "won't rise, falls to 23000" names where it goes instead.
  if (isNotUp && !isDown) return 'contradiction';
  if ((isUp && !isFloor) || (is === 'above' && isDown)) return 'contradiction';
  return { ...base, outlook: isFloor ? 'not-down' : 'down', range };
}

/** "The rally is over", and not "over 25000" or "over the week". */
const atAnEnd =
  /\b(?:is|are|be|looks?|seems?|appears?)(?: (?:now|all|almost|nearly|probably|likely|finally|already|to be))? over\b(?! ?(?:(?:the|an?|next|about|rs|inr)\b|[₹\d]))|\bover(?= ?(?:$|[,;:.!?]|(?:now|soon|hai)\b))/g;

/** Lower case, plain apostrophes gone, dashes plain, so that "won't" is one word and "24,000–25,000" a range. */
function plainText(sentence: string): string {
  return (
    readText(sentence, maxSentenceCharacters * 4, 'NFKC')
      .toLowerCase()
      .replace(/[’'`]/g, '')
      .replace(/[–—−]/g, '-')
      .replace(/\bwill not\b|\bdo not\b|\bdoes not\b/g, 'not')
      .replace(/\s+/g, ' ')
      .replace(
        /\blimited ((?:up|down)side)\b|\b((?:up|down)side)(?: is| looks)? limited\b/g,
        'not $1$2',
      )
      .replace(/\bless (?=volatile\b|likely\b)|\bnon[- ]?(?=volatile\b)/g, 'not ')
      .replace(/\bnothing but\b/g, 'just')
      // One word each, which denies nothing.
      .replace(/\bstop[- ]?loss/g, 'stop-loss')
      .replace(/\bnon stop\b/g, 'non-stop')
      .replace(/\bper cent\b/g, 'percent')
      .replace(atAnEnd, '@over')
      .trim()
  );
}

function refused(code: ViewProblem, unread: readonly string[] = []): ReadView {
  return failure({ code, unread });
}

function matched(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text)?.[0];
  return found ? [found] : [];
}

const volatilityName = '(?:implied )?(?:volatility|iv|vix|vol|premiums?)';

const anyVolatility = new RegExp(`\\b${volatilityName}\\b`);

const between =
  '(?: (?:will|to|go|goes|should|is|are|going|gets?|becomes?|stays?|may|might|very|be|se|aur|ka|sharply|much)){0,8}';

const rises =
  '(?:rises?|rising|up|high(?:er)?|jumps?|spikes?|increases?|expands?|expansion|climbs?|soars?|surges?|badhega|badhegi|upar)';

const falls =
  '(?:falls?|falling|down|low(?:er)?|drops?|crush(?:es|ed)?|decreases?|shrinks?|collapse[sd]?|cools?|declines?|slips?|slides?|sinks?|plunges?|tanks?|crash(?:es|ing)?|giregi|girega|ghatega|ghategi|neeche)';

const priceName =
  '(?:(?:bank ?|fin)?nifty|sensex|bankex|midcap|index|markets?|prices?|stocks?|shares?)';

const anyPriceName = new RegExp(`\\b${priceName}\\b`);

/** What follows in "rising vix falling nifty". */
const thenPrice = `(?=${between} [a-z]{1,20} (?:the )?${priceName}\\b)`;

/** A direction that can stand right before what it is said of: in "nifty up vix" the "up" is that of the price. */
const notOfPrice = '(?!(?:up|down|upar|neeche)\\b)';

/**
 * The first that fits counts. In "market higher iv lower" each name stands before its direction, so that a direction
 * after the name of volatility counts more than one before it.
 */
const sayings: readonly [View['volatility'], RegExp][] = [
  ['rises', new RegExp(`\\b${rises} (?:in|of)(?: the)? ${volatilityName}\\b`)],
  ['falls', new RegExp(`\\b${falls} (?:in|of)(?: the)? ${volatilityName}\\b`)],
  ['rises', new RegExp(`\\b${volatilityName}${between} ${rises}\\b`)],
  ['falls', new RegExp(`\\b${volatilityName}${between} ${falls}\\b`)],
  [null, new RegExp(`\\b${volatilityName}${between} (?:flat|same|unchanged|stable|steady)\\b`)],
  ['rises', new RegExp(`\\b${notOfPrice}${rises}(?: the)? ${volatilityName}\\b`)],
  ['falls', new RegExp(`\\b${notOfPrice}${falls}(?: the)? ${volatilityName}\\b`)],
];

/** "Rising vix falling nifty", where no name of the price stands before: each direction belongs to what follows it. */
const sayingsBeforePrice: readonly [View['volatility'], RegExp][] = [
  ['rises', new RegExp(`\\b${notOfPrice}${rises}(?: the)? ${volatilityName}\\b${thenPrice}`)],
  ['falls', new RegExp(`\\b${notOfPrice}${falls}(?: the)? ${volatilityName}\\b${thenPrice}`)],
];

/** What is said of volatility, and the text without it; `volatility` null where it is said to stay. */
function findVolatility(text: string): (Pick<View, 'volatility'> & { rest: string }) | null {
  for (const [volatility, pattern] of sayingsBeforePrice) {
    const match = pattern.exec(text);
    if (match && !anyPriceName.test(text.slice(0, match.index))) {
      return { volatility, rest: withoutFound(text, match[0], '@volatility') };
    }
  }
  for (const [volatility, pattern] of sayings) {
    const match = pattern.exec(text);
    if (match) return { volatility, rest: withoutFound(text, match[0], '@volatility') };
  }
  return null;
}
