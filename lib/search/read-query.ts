import { hindiBelowHundred } from '@/lib/money/in-words';
import { amountUnits } from '@/lib/money/parse';
import { withWesternDigits } from '@/lib/text/western-digits';
import { readText } from '@/lib/text/read-text';

/** The size of each unit of an amount in a question. A bare "m" may be months or millions, so it is left out. */
export const unitSizes: Readonly<Record<string, number>> = {
  ...amountUnits,
  ...{ hundred: 100, hundreds: 100, sau: 100, सौ: 100 },
  ...{ million: 1e6, millions: 1e6, mn: 1e6, billion: 1e9, billions: 1e9, bn: 1e9 },
};

/** A piece of a query: a word, a number with what it counts, or 'odd', a sign that could not be read or a PAN. */
export type Token =
  | { kind: 'word'; text: string }
  /** A section of a law, or a name with a number in it: 87a, 80ccd(1b), 26as, or the number after "section" or "form". */
  | { kind: 'section'; text: string }
  /** `isPlain`: without ₹, unit or grouping. */
  | { kind: 'rupees'; value: number; isPlain: boolean; unit: string | null }
  | { kind: 'percent'; value: number }
  | { kind: 'years'; value: number }
  | { kind: 'months'; value: number }
  | { kind: 'odd'; text: string };

/** As much of a query as is searched. */
const maxBytes = 4_000;

const sectionText =
  /^(?:80(?:c|ccc|ccd(?:1b|2)?|d|dd|ddb|e|ee|eea|eeb|g|gg|gga|ggc|u|qqb|rrb|tta|ttb)|87a|111a|112a|115bb[a-z]?|115bac|15[gh]|194(?:[a-jm-t]|l[a-d]|lb[abc])|24b|50aa|54[a-h]|234[abcf]|288[ab]|10)(?:\(\w{1,4}\))*(?![\p{L}\p{N}])/u;
/** Digits and letters written as one, with clauses behind: 26AS, 44ADA, 1inch, and also 15k. */
const numberedText = /^(\d{1,3})([a-z]+)(?:\(\w{1,4}\))*(?![\p{L}\p{N}])/u;
/** Letters of sections and forms that need no "section" before them. Others are of figures: "35age", "20e". */
const lawLetters =
  /^(?:a[abdes]?|ada|b[ab]|c[a-d]|cc[a-c]|ce[a-j]|e[a-ceq]|i[a-e]|ia[bc]|iea|jj?aa|j[ab]|q[a-d]?|qaa)$/;
/** No section with letters has a higher number. */
const maxLawNumber = 298;
/** The letters of sections and forms after one of `sectionWords`. */
const sectionLetters = /^(?:[a-jq][a-jqs]{0,3}|[n-pu])$/;
/** Of these letters, those that count something and are no unit of `unitSizes`: dates, fees, other currencies. */
const otherUnits: ReadonlySet<string> = new Set(
  'fe fee fees fd fds age ages aged ed bed beds each gb dec feb aed cad chf'.split(' '),
);
/** Names of companies, fund houses and coins. Any other number with a word, such as "5dollars", is a figure. */
const namesWithDigits: ReadonlySet<string> = new Set('1inch 5paisa 63moons 360one'.split(' '));
/** The ISIN of a share or of units of a fund: its digits are no amount. The last one is the check digit. */
const isinText = /^in[ef]\d[a-z0-9]{7}\d(?![\p{L}\p{N}])/u;
/** A number of up to three digits after one of these is a section or the name of a form; as NFKC leaves the words. */
const sectionWords: ReadonlySet<string> = new Set(
  'section sections sec dhara धारा form forms फॉर्म फ\u093cॉर्म'.split(' '),
);
const numberText =
  /^(?:(₹|rs\.?(?!\p{L})|inr(?!\p{L}))\s*)?(\d+(?:,\d{2,3})*(?!\d)(?:\.\d+)?|\.\d+)(?:\/-)?/u;
const percentText =
  /^\s*(?:%|percent|per cent|pct|pratishat|feesadi|प्रतिशत|फ(?:़)?ीसदी)(?![\p{L}\p{M}])/u;
const yearsText =
  /^[\s-]*(?:y|yr|yrs|year|years|saal|sal|varsh|साल|वर्षों?|बरस)(?![\p{L}\p{M}\p{N}])/u;
const monthsText =
  /^[\s-]*(?:mo|mths?|months?|mahine|mahina|maah|महीन[ेा]|माह)(?![\p{L}\p{M}\p{N}])/u;
/** After a number, also after "form": it is money. */
const currencyText =
  /^\s*(?:₹|rs|inr|rupees?|rupa(?:ye|ya|y)|rup[iy]e|रुप(?:ये|ए|या)|usd|dollars?|eur|euros?|gbp|pounds?|aed|dirhams?)(?![\p{L}\p{M}\p{N}])/u;
const moneyText = new RegExp(
  `^\\s*(${Object.keys(unitSizes).join('|')}|lpa)(?![\\p{L}\\p{M}\\p{N}])`,
  'u',
);
const wordText = /^[\p{L}\p{M}]+/u;
/** A space, or a sign that parts words and means nothing: "@ 12%" is "at 12%". */
const betweenText = /^(?:\s|@(?=\s*[\d.])|[?!,;:.'"“”‘’()&]|-(?=\p{L})|(?<=\p{L})-)/u;

/**
 * A PAN: five letters, four digits, one letter; and the GSTIN around one. With signs between them the fourth letter is P, for a
 * person: “worth 5000 a month” is none.
 */
const panText =
  /^(?:\d{2}[\s._/-]?)?(?:[a-z]{5}\d{4}|(?:[a-z][\s._/-]?){3}p[\s._/-]?[a-z](?:[\s._/-]{0,3}\d){4}[\s._/-]{0,3})[a-z](?:[\s._/-]?[\da-z]z[\da-z])?(?![\p{L}\p{N}])/u;

/** Splits a query into words and numbers with their units. */
export function readQuery(query: string): Token[] {
  const tokens: Token[] = [];
  let rest = withPlainDigits(query);
  const take = (length: number) => {
    rest = rest.slice(length);
  };
  while (rest !== '') {
    const between = betweenText.exec(rest);
    const pan = panText.exec(rest);
    const section = sectionText.exec(rest) ?? nameIn(rest, tokens);
    const number = numberText.exec(rest);
    const word = isinText.exec(rest) ?? wordText.exec(rest);
    if (pan) {
      tokens.push({ kind: 'odd', text: pan[0] });
      take(pan[0].length);
    }
    // Ten is a section only with its clause: 10(13A).
    else if (section && (section[0] !== '10' || isAfterSection(tokens))) {
      tokens.push({ kind: 'section', text: section[0] });
      take(section[0].length);
    } else if (number) {
      take(number[0].length);
      const read = numberWith(number, rest, tokens);
      tokens.push(read.token);
      take(read.length);
    } else if (word) {
      tokens.push({ kind: 'word', text: word[0] });
      take(word[0].length);
    } else if (between) {
      take(between[0].length);
    } else {
      const [sign = ''] = rest;
      tokens.push({ kind: 'odd', text: sign });
      take(sign.length);
    }
  }
  return joined(spelledOut(tokens));
}

function withPlainDigits(text: string): string {
  return withWesternDigits(readText(text, maxBytes, 'NFKC'))
    .toLowerCase()
    .replace(/[−–—]/g, '-');
}

/** A section, or a name with a number, that is no amount and cannot become one: 15ha may become 15hazar. */
function nameIn(rest: string, before: readonly Token[]): RegExpExecArray | null {
  const found = numberedText.exec(rest);
  const [, digits = '', letters = ''] = found ?? [];
  if (namesWithDigits.has(digits + letters)) return found;
  if (!isAfterSection(before)) {
    return lawLetters.test(letters) && Number(digits) <= maxLawNumber ? found : null;
  }
  const isUnit =
    Object.hasOwn(unitSizes, letters) ||
    (letters.length > 1 && Object.keys(unitSizes).some((unit) => unit.startsWith(letters)));
  return sectionLetters.test(letters) && !isUnit && !otherUnits.has(letters) ? found : null;
}

function isAfterSection(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return last?.kind === 'word' && sectionWords.has(last.text);
}

/** The number that was found, with the unit that follows it. */
function numberWith(
  [written, sign, digits = '']: RegExpExecArray,
  after: string,
  before: readonly Token[],
): { token: Token; length: number } {
  const value = Number(digits.replaceAll(',', ''));
  const isMoney = sign !== undefined;
  // With other letters behind it, "form 15ha", it may still become an amount.
  const isFigure =
    isMoney || written.endsWith('/-') || currencyText.test(after) || /^\p{L}/u.test(after);
  const money = moneyText.exec(after);
  if (money) {
    const unit = money[1] ?? '';
    const size = unit === 'lpa' ? 1e5 : (unitSizes[unit] ?? 1);
    const rupees = Number((value * size).toPrecision(15));
    return {
      token: { kind: 'rupees', value: rupees, isPlain: false, unit },
      length: money[0].length,
    };
  }
  const units = [
    ['percent', percentText],
    ['years', yearsText],
    ['months', monthsText],
  ] as const;
  for (const [kind, pattern] of units) {
    const found = isMoney ? null : pattern.exec(after);
    if (found) return { token: { kind, value }, length: found[0].length };
  }
  if (!isFigure && isAfterSection(before) && /^\d{1,3}$/.test(digits)) {
    return { token: { kind: 'section', text: digits }, length: 0 };
  }
  const isPlain = !isMoney && !digits.includes(',');
  return { token: { kind: 'rupees', value, isPlain, unit: null }, length: 0 };
}

/** English and Hindi numbers as they are said before lakh and crore, in the form in which a query is read (NFKC). */
const spelled: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90, half: 0.5 },
  ...{ ek: 1, do: 2, teen: 3, char: 4, chaar: 4, panch: 5, paanch: 5, chhe: 6, saat: 7, aath: 8 },
  ...{ nau: 9, das: 10, barah: 12, pandrah: 15, bees: 20, tees: 30, chalis: 40, pachas: 50 },
  ...{ gyarah: 11, terah: 13, chaudah: 14, solah: 16, satrah: 17, atharah: 18, unnis: 19 },
  ...{ ikkis: 21, bais: 22, teis: 23, chaubis: 24, pachis: 25, pachees: 25, pacchis: 25 },
  ...{ paintis: 35, paintalis: 45, saath: 60, sattar: 70, pachhattar: 75, assi: 80, nabbe: 90 },
  ...{ dedh: 1.5, dhai: 2.5, डेढ़: 1.5, ढाई: 2.5, hundred: 100, sau: 100, सौ: 100 },
  ...{ पांच: 5, छः: 6 },
  ...Object.fromEntries(hindiBelowHundred.slice(1).map((word, index) => [word, index + 1])),
};

/** "Fifteen lakh" is as much an amount as 15 lakh: number words count where a unit follows them. */
function spelledOut(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const size = wordIn(unitSizes, token);
    let value = 0;
    while (size !== undefined) {
      const last = read.at(-1);
      const number = wordIn(spelled, last);
      // Five after twenty adds up; five after fifteen is not one number.
      if (number === undefined || (value > 0 && (value >= 10 || number < 20))) break;
      value += number;
      read.pop();
    }
    read.push(
      size !== undefined && value > 0
        ? { kind: 'rupees', value: value * size, isPlain: false, unit: (token as Word).text }
        : token,
    );
  }
  return read;
}

function wordIn(values: Readonly<Record<string, number>>, token: Token | undefined) {
  return token?.kind === 'word' && Object.hasOwn(values, token.text)
    ? values[token.text]
    : undefined;
}

type Word = Extract<Token, { kind: 'word' }>;

/** 12 lakh 50 thousand is one amount: units that fall. */
function joined(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const last = read.at(-1);
    const isLower =
      last?.kind === 'rupees' &&
      token.kind === 'rupees' &&
      last.unit !== null &&
      token.unit !== null &&
      sizeOf(token.unit) < sizeOf(last.unit);
    if (isLower) {
      read[read.length - 1] = { ...last, value: last.value + token.value, unit: token.unit };
    } else read.push(token);
  }
  return read;
}

const sizeOf = (unit: string): number => unitSizes[unit] ?? 1e5;
