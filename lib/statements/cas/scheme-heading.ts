import { isIndianIsin } from '@/lib/text/isin';
import { statementLimits } from '@/lib/statements/statement-limits';

export type SchemeHeading = {
  name: string;
  /** Null where the document has none, or one whose last digit does not fit. */
  isin: string | null;
};

/** The registrar's code of a scheme before its name: B92-, 128DG -, 127 CPGPG-. */
const codeFirst = /^([A-Z0-9]{1,12}(?= ?-)|[A-Z0-9]{1,6} [A-Z0-9]{1,12}(?=-)) ?-\s?(?=\S)/i;
/** Of a line, and of a heading, that are looked at. */
const maxCharacters = 1_000;
/** What ends a name. */
const nameEnd =
  /\bISIN\b|\(Advisor\b|\bAdvisor\s?:|\bRegistrar\b|\bCAMSCASWS|\bKFINCASWS|\bVersion\s?:/i;

/**
 * The scheme of a region of lines between a folio, or the closing balance before, and the opening balance. Lines before it
 * hold names and addresses of people, so that nothing of them is taken. Where no line begins with a scheme's code, the
 * line of its ISIN has the name; it is empty where there is neither.
 */
export function readSchemeHeading(printed: readonly string[]): SchemeHeading {
  const region = printed.map((line) => line.slice(0, maxCharacters));
  const anchor = region.findLastIndex((line) => nameEnd.test(line));
  const start = startOf(region, anchor);
  const first = region[start];
  if (first === undefined) return { name: '', isin: null };
  const lines = region.slice(start);
  const nominee = lines.findIndex((line, index) => index > 0 && /^Nominee\b/i.test(line));
  const own = nominee < 0 ? lines : lines.slice(0, nominee);
  const joined = own.join(' ').slice(0, maxCharacters);
  // Where nothing ends the name, the lines behind it may be of people.
  const whole = (nameEnd.test(joined) ? joined : first).replace(codeFirst, '');
  const end = nameEnd.exec(whole)?.index ?? whole.length;
  const isin = readIsin(own);
  const name = withoutDashes(whole.slice(0, end).replace(/\(non-demat\)/i, ''));
  return { name: (name || isin || '').slice(0, statementLimits.name), isin };
}

/** A text without the dashes, brackets and spaces that part it from what stands around it. */
function withoutDashes(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && '- ('.includes(text.charAt(start))) start += 1;
  while (end > start && '- ('.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Of a heading, before the line that has its ISIN or registrar. */
const wrappedLines = 3;

/** Words of the names of schemes, which are in no code of one. */
const schemeWords =
  /\b(?:fund|scheme|plan|growth|idcw|dividend|direct|regular|option|payout|reinvestment|etf|fof|index|liquid|gilt|equity|debt|cap|series|fmp)\b/i;

/**
 * The line with which a heading begins. A code mostly has letters and digits; one of letters alone looks like a family name
 * with a hyphen, and a number of a house like any code, so that a word of a scheme must follow. Of several, the first is
 * the scheme's: the second line of a long name may look like a code, too. Rules of loads (1-12 months) have no letters.
 */
function startOf(region: readonly string[], anchor: number): number {
  const candidates = region.flatMap((line, index) => {
    const code = codeFirst.exec(line)?.[1] ?? '';
    const isNear = anchor < 0 || (index <= anchor && index >= anchor - wrappedLines);
    // The number of a distributor on the second line: ARN-28283.
    if (!isNear || !/[A-Z]/.test(code) || /[a-z]/.test(code) || /^(?:ARN|INA)$/.test(code)) {
      return [];
    }
    const isScheme = !schemeWords.test(code) && schemeWords.test(line.slice(code.length));
    // EDDG-Example: names of people are in capitals throughout, or their first part is not.
    const isCased = code.length > 2 && /^ ?- ?[A-Z][a-z]/.test(line.slice(code.length));
    return [{ index, isScheme, isMixed: /\d/.test(code), isCased }];
  });
  const found =
    candidates.find(({ isScheme, isMixed }) => isScheme && isMixed) ??
    candidates.find(({ isScheme }) => isScheme) ??
    candidates.findLast(({ isMixed, isCased }) => (isMixed || isCased) && anchor >= 0);
  return found?.index ?? anchor;
}

/** The ISIN behind its name, also where the end of its line or a soft hyphen parts it. */
function readIsin(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => /\bISIN\b/i.test(line));
  const line = lines[at];
  if (line === undefined) return null;
  const behind = line.slice(line.search(/\bISIN\b/i) + 4).replace(/^\s*[:-]?\s*/, '');
  const compact = (/^[A-Z0-9\s]{1,24}/i.exec(behind)?.[0] ?? '').replace(/\s+/g, '').toUpperCase();
  const whole = compact.slice(0, 12);
  if (isIndianIsin(whole)) return whole;
  const anywhere = /\bINF[0-9A-Z]{9}\b/.exec(lines.join(' ').toUpperCase())?.[0];
  if (anywhere && isIndianIsin(anywhere)) return anywhere;
  const begun = (/^[A-Z0-9]{1,11}/i.exec(behind)?.[0] ?? '').toUpperCase();
  if (!begun.startsWith('IN')) return null;
  const rests = lines
    .slice(at + 1, at + 4)
    .map((next) => begun + (/^[A-Z0-9]{1,10}/i.exec(next)?.[0] ?? '').toUpperCase());
  return rests.map((joined) => joined.slice(0, 12)).find(isIndianIsin) ?? null;
}
