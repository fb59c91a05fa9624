import { parseRupees } from '@/lib/money/parse';
import { dateOfDayNumber, dayNumberOf } from '@/lib/calendar/day-count';
import { monthNumberOf } from '@/lib/calendar/month-number';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { lastOfMonth, shiftMonths } from '@/lib/calendar/months';
import { dateOfParts } from '@/lib/calendar/read-iso-date';

// The texts that are read here have single spaces: `readView` and `withoutFound` see to it.

const rupees = '(?:rs\\.? ?|₹ ?|inr ?)?';
const unit = '(?:k|l|lakhs?|lacs?|thousand|hazaa?r|cr|crores?)';
/** From its first digit, and with a bound on its digits, so that nothing long is read twice. */
const figure = `(?<!\\d[,.]{0,9})\\d[\\d,]{0,20}(?:\\.\\d{1,9})?(?: ?${unit})?`;
/** Not the beginning of a longer figure, and no percentage. */
const amountEnd = '(?![\\w,]{0,20}\\d|\\.\\d| ?(?:%|percent))\\b(?: ?rupees| ?/-)?';
const amount = `${rupees}(${figure})${amountEnd}`;
const loss = '(?:lose|losing|(?:stop-)?loss(?:es)?|risk(?:ing)?|nuksaa?n|ghaa?ta)';
const most =
  '(?:at most|no more than|not more than|at the most|max(?:imum)?|up ?to|within|under|below|less than|only|just)';

const lossPatterns = [
  new RegExp(
    `\\b(?:max(?:imum)? ?)?${loss}\\b(?: (?:of|is|to|about|limit|ka|ki|but))*(?: ${most})?(?: of)? ${amount}(?: (?:se|at) (?:zyada|jyada|most)(?: (?:nahi|nahin|na))?| max(?:imum)?| tak)?`,
  ),
  new RegExp(
    `\\b(?:${most} )?${amount} (?:of |ka |ki |max(?:imum)? )?${loss}\\b(?: max(?:imum)?| tak)?`,
  ),
  new RegExp(`\\b${amount} se (?:zyada|jyada|upar) (?:ka )?(?:${loss} nahi[n]?|nahi[n]? ${loss})`),
  new RegExp(`\\b${amount} se (?:zyada|jyada) ${loss} na\\b`),
];

const pointsNext = /^ ?(?:points?|pts?)\b/;

type FoundAmount = { rupees: number; rest: string };

/** A limit of the loss, such as "lose at most 5,000", and the text without it. */
export function findLossLimit(text: string): FoundAmount | null {
  for (const pattern of lossPatterns) {
    const match = pattern.exec(text);
    const value = numberOf(match?.[1]);
    // Points are no rupees, and are not read.
    const isInPoints = match && pointsNext.test(text.slice(match.index + match[0].length));
    if (match && !isInPoints && value !== null && value > 0) {
      const rest = withoutFound(text, match[0]).replace(/\b(?:do not|dont|not) ?(?= ?$|,)/, ' ');
      return { rupees: value, rest };
    }
  }
  return null;
}

/** Not the verb of "the fall will stop at 24000". */
const stop =
  '(?<!\\b(?:will|would|may|might|can|could|should|shall|must|to|not|dont|doesnt|wont|cant|cannot|never|did|does) )(stop(?:-loss(?:es)?)?)';
const toStop =
  '(?: (?:at|is|of|to|near|around|about|just|below|under|above|over|loss|level|price|kept|set|placed|should|be|par|pe|ka|ki))';

const stopPatterns = [
  {
    pattern: new RegExp(`\\b${stop}\\b[:=@-]?${toStop}{0,4}(?: ?[:=@-])? ?${amount}`, 'g'),
    word: 1,
  },
  {
    pattern: new RegExp(`\\b${amount} (?:(?:is|as|ka|ki|par|pe|my|the|a) ){0,3}${stop}\\b`, 'g'),
    word: 2,
  },
] as const;

/**
 * The levels at which a position is to be closed, "stop at 24000" and "stop-loss 24000", as words that no rule reads, and
 * the text without them. A stop-loss that is no level of the price is a limit of the loss.
 */
export function findStops(text: string, spot: number): { unread: string[]; rest: string } {
  const unread: string[] = [];
  let rest = text;
  for (const { pattern, word } of stopPatterns) {
    for (const match of rest.matchAll(pattern)) {
      const [name = '', figure = ''] = [match[word], match[3 - word]];
      const value = numberOf(figure);
      if (value === null || value < spot / 2 || value > spot * 2) continue;
      unread.push(name, figure);
      rest = withoutFound(rest, match[0], '@stop');
    }
  }
  return { unread, rest };
}

/** Before a range: the price goes out of it. */
const leaving =
  '(?:outside(?: of)?|beyond|(?:(?:moves?|goe?s?|breaks?|breaking) )?out of|leav(?:es?|ing)|exits?|breaks?|breaking) ';
const the = '(?:(?:the|a) )?';
/** In it, or, captured, out of it. */
const inOrOut = '(?: ke (?:bee?ch(?: (?:me|mein))?|(baa?har)))?(?: range)?';

/** Whether the range is left is captured first, in Hindi last, and the levels between them. */
const rangePatterns = [
  new RegExp(
    `\\b(${leaving})?(?:(?:in|inside|within) )?${the}(?:range (?:of )?)?(?:between|from) ${amount} ?(?:and|to|-|aur|se) ?${amount}${inOrOut}`,
  ),
  new RegExp(
    `\\b(?:(${leaving})${the})?(?:between |range (?:of )?)?${amount} ?(?:-|to|and|se|aur) ?${amount}${inOrOut}`,
  ),
];

const over = '(?:above|over|at least|more than|higher than)';
const under = '(?:below|under|less than|lower than)';
const verb = '(?:be|go(?:es)?|move|stays?|remains?|ends?|closes?|rises?|falls?|drops?)';
const between = `,? (?:(?:and|n?or|but) )?(?:(?:will|may|to) )?(?:${verb} )?`;

/** Two levels, each with the side on which the price is: the level of the floor is captured first, or second. */
const pairPatterns = [
  {
    pattern: new RegExp(`\\b(?:${verb} )?${over} ${amount}${between}${under} ${amount}`),
    floor: 1,
  },
  {
    pattern: new RegExp(`\\b(?:${verb} )?${under} ${amount}${between}${over} ${amount}`),
    floor: 2,
  },
] as const;

const fromTo = new RegExp(`\\bfrom ${amount} (?:(?:up|down) )?to (?=${amount})`);
const staying =
  /\b(?:range|sideways|flat|still|stays?|remains?|trades?|hover|swing|band\b|consolidat|oscillat|fluctuat|stuck|stable|steady|quiet|calm|neutral|leav|outside|out of)/;

/** "From 23500 to 24500", where nothing says that the price stays between them: up to 24500. */
export function withMoves(text: string, spot: number): string {
  const match = fromTo.exec(text);
  const [from, to] = [levelOf(match?.[1], spot), levelOf(match?.[2], spot)];
  if (!match || from === null || to === null || from === to || staying.test(text)) return text;
  return withoutFound(text, match[0], from < to ? 'up to' : 'down to');
}

type FoundRange = { low: number; high: number; rest: string };

/**
 * "Between 24000 and 25000", "24000 se 25000 ke beech", "above 24000 but below 25000"; levels, the lower first. Of "above
 * 25000 or below 24000" and "outside 24000-25000" the text says with the mark of a big move that the range is left.
 * "Up 100 to 200 points" has none.
 */
export function findRange(text: string, spot: number): FoundRange | null {
  for (const { pattern, floor } of pairPatterns) {
    const match = pattern.exec(text);
    const [low, high] = [levelOf(match?.[floor], spot), levelOf(match?.[3 - floor], spot)];
    if (match && low !== null && high !== null && low !== high) {
      const mark = low < high ? '@range' : '@big @range';
      const rest = withoutFound(text, match[0], mark);
      return { low: Math.min(low, high), high: Math.max(low, high), rest };
    }
  }
  for (const pattern of rangePatterns) {
    const match = pattern.exec(text);
    const [one, other] = [levelOf(match?.[2], spot), levelOf(match?.[3], spot)];
    if (match && one !== null && other !== null && one !== other) {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const mark = (match[1] ?? match[4]) ? '@big @range' : '@range';
      return { low, high, rest: withoutFound(text, match[0], mark) };
    }
  }
  return null;
}

const levelWords = {
  above: new RegExp(`\\b${over} ${amount}`),
  below: new RegExp(`\\b${under} ${amount}`),
  aboveAfter: new RegExp(`\\b${amount} (?:se|ke) (?:upar|oopar)`),
  belowAfter: new RegExp(`\\b${amount} (?:se|ke) (?:neeche|niche)`),
  reached: new RegExp(
    `\\b(?:reach(?:es)?|hits?|touch(?:es)?|cross(?:es)?|breaks?|past|beyond|target(?: of| is)?|towards?|to) ${amount}`,
  ),
  reachedAfter: new RegExp(`\\b${amount} (?:tak|touch|cross|chhu\\w{0,20})(?: karega)?`),
} as const;

export type FoundLevel = { level: number; is: 'above' | 'below' | 'reached'; rest: string };

const deniedLevel =
  /\b(?:not|never|wont|cant|cannot|dont|unlikely)\b(?: (?:to|go|goes|move|be|get))* @level|@level (?:nahin?|nai)\b(?: (?:gir|badh|chadh|uth|tut)[a-z]{1,6}\b)?/;

/** One level and how the price stands to it. */
export function findLevel(text: string, spot: number): FoundLevel | null {
  for (const [name, pattern] of Object.entries(levelWords)) {
    const match = pattern.exec(text);
    const value = levelOf(match?.[1], spot);
    if (match && value !== null) {
      const is = name.startsWith('above')
        ? 'above'
        : name.startsWith('below')
          ? 'below'
          : 'reached';
      const rest = withoutFound(text, match[0], '@level');
      if (!deniedLevel.test(rest)) return { level: value, is, rest };
      // What does not get there stays on this side of it.
      const side = is === 'reached' ? (value > spot ? 'above' : 'below') : is;
      const isNow = side === 'above' ? 'below' : 'above';
      return {
        level: value,
        is: isNow,
        rest: rest.replace(deniedLevel, ' @level ').replace(/ {2,}/g, ' '),
      };
    }
  }
  return null;
}

/** "By 3 %": how far, and the text without it. */
export function findPercent(text: string): { percent: number; rest: string } | null {
  const match =
    /(?<!\b(?:risk|loss|lose)\b.{0,14})\b(?:by )?(?:about |around )?(\d{1,9}(?:\.\d{1,9})?) ?(?:%|percent\b)/.exec(
      text,
    );
  return match ? { percent: Number(match[1]), rest: withoutFound(text, match[0]) } : null;
}

/** A level of the underlying; null for a figure so far from the spot that it must be of something else. */
function levelOf(text: string | undefined, spot: number): number | null {
  const value = numberOf(text);
  return value !== null && value > spot / 3 && value < spot * 3 ? value : null;
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const read = parseRupees(text);
  return read.ok ? read.value : null;
}

/** A text without the words that were found in it, with `mark` in their place. Spaces stay single, as patterns expect. */
export function withoutFound(text: string, found: string, mark = ''): string {
  return text.replace(found, () => ` ${mark} `).replace(/ {2,}/g, ' ');
}

const weekdays = 'thu fri sat sun mon tue wed'.split(' ');
/** Whole names, so that "decline" and "market" begin no date. */
export const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|' +
  'oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekdayName =
  '(mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?|' +
  '(somvar|mangalvar|budhvar|guruvar|shukravar)';
const hindiWeekdays = { somvar: 4, mangalvar: 5, budhvar: 6, guruvar: 0, shukravar: 1 } as const;
const introduction =
  '(?:\\b(?:by|till|until|upto|up to|before|on|in|within|over|for|during)(?: the)?(?: end of)? )?';
const start = `${introduction}\\b(?:`;
const end = ')\\b(?! ?(?:%|percent))';

type FoundDate = { date: IsoDate; rest: string };

type Reader = {
  pattern: RegExp;
  dayOf: (match: RegExpExecArray, today: number) => number | null;
};

const readers: readonly Reader[] = [
  {
    pattern: new RegExp(`${start}(\\d{4})-(\\d\\d)-(\\d\\d)${end}`),
    dayOf: ([, year, month, day]) => calendarDay(Number(year), Number(month), Number(day)),
  },
  {
    pattern: new RegExp(
      `${start}(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${monthName}(?:,? (20\\d\\d))?${end}`,
    ),
    dayOf: ([, day, month, year], today) => namedDay(day, month, year, today),
  },
  {
    pattern: new RegExp(`${start}${monthName} (\\d{1,2})(?:st|nd|rd|th)?(?:,? (20\\d\\d))?${end}`),
    dayOf: ([, month, day, year], today) => namedDay(day, month, year, today),
  },
  {
    pattern: new RegExp(`${start}(\\d{1,2})/(\\d{1,2})(?:/(20\\d\\d))?${end}`),
    dayOf: ([, day, month, year], today) => dayNear(day, Number(month), year, today),
  },
  {
    pattern: new RegExp(
      `${start}(\\d{1,3}) (days?|weeks?|din|hafte|hafton)(?: (?:mein|me|tak))?${end}`,
    ),
    dayOf: ([, count, unit = ''], today) =>
      today + Number(count) * (/^(week|haf)/.test(unit) ? 7 : 1),
  },
  {
    pattern: new RegExp(`${start}(?:tomorrow|kal)(?: tak)?${end}`),
    dayOf: (_, today) => today + 1,
  },
  {
    pattern: new RegExp(`${start}(?:next week|agle hafte|agle week)(?: tak)?${end}`),
    dayOf: (_, today) => friday(today) + 7,
  },
  {
    pattern: new RegExp(`${start}(?:this week|the week|week end|is hafte|is week)(?: tak)?${end}`),
    dayOf: (_, today) => friday(today),
  },
  {
    pattern: new RegExp(`${start}(?:next month|agle mahine)(?: tak)?${end}`),
    dayOf: (_, today) => monthEnd(today, 1),
  },
  {
    pattern: new RegExp(`${start}(?:this month|the month|month end|is mahine)(?: tak)?${end}`),
    dayOf: (_, today) => monthEnd(today, 0),
  },
  {
    pattern: new RegExp(`${start}(?:next |this )?(?:${weekdayName})(?: tak)?${end}`),
    dayOf: ([, english, hindi], today) => {
      const wanted = hindi
        ? hindiWeekdays[hindi as keyof typeof hindiWeekdays]
        : weekdays.indexOf(english ?? '');
      return today + ((((wanted - today) % 7) + 7) % 7);
    },
  },
];

/** The first day that a text names, and the text without it. A day without a year is the next such day. */
export function findDate(text: string, today: IsoDate): FoundDate | null {
  const todayNumber = dayNumberOf(today);
  for (const { pattern, dayOf } of readers) {
    const match = pattern.exec(text);
    const day = match ? dayOf(match, todayNumber) : null;
    if (match && day !== null) {
      return { date: dateOfDayNumber(day), rest: withoutFound(text, match[0]) };
    }
  }
  return null;
}

function namedDay(
  day: string | undefined,
  monthName: string | undefined,
  year: string | undefined,
  today: number,
): number | null {
  return dayNear(day, monthNumberOf(monthName ?? ''), year, today);
}

/** A day and a month, 1 being January, of the year that was named, or else of the one that is meant today. */
function dayNear(
  day: string | undefined,
  month: number,
  year: string | undefined,
  today: number,
): number | null {
  if (year) return calendarDay(Number(year), month, Number(day));
  const thisYear = Number(dateOfDayNumber(today).slice(0, 4));
  const found = calendarDay(thisYear, month, Number(day));
  // "9 Jan", said in November, is the January to come; a day of the last weeks is one that is over. 29 Feb may be next
  // year's.
  const isOfNextYear = found === null || found < today - 60;
  return isOfNextYear ? calendarDay(thisYear + 1, month, Number(day)) : found;
}

function calendarDay(year: number, month: number, day: number): number | null {
  const date = dateOfParts(year, month, day);
  return date && dayNumberOf(date);
}

/** The Friday of the week of a day; of a Saturday or Sunday the next. */
function friday(day: number): number {
  return day + ((((1 - day) % 7) + 7) % 7);
}

function monthEnd(today: number, monthsOn: number): number {
  return dayNumberOf(lastOfMonth(shiftMonths(dateOfDayNumber(today), monthsOn)));
}
