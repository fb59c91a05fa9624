import { formatDate } from '@/lib/calendar/iso-date';
import type { NavJump } from '@/lib/funds/domain/nav-series';
import { fill } from '@/lib/messages/fill';
import type { Language } from '@/lib/messages/language';
import type { Scheme } from '@/lib/funds/domain/scheme';
import type { Messages } from '@/lib/messages';
import { tidyOption } from '@/lib/funds/domain/plan-and-option';
import type { FundProblem } from '@/lib/funds/domain/fund-query';
import { formatSignedPercent } from '@/lib/money/signed';

/** A sentence about a jump of the NAV. @param words with {percent} and {date} */
export function jumpSentence(
  { percent, after }: NavJump,
  words: string,
  language: Language = 'en',
): string {
  const date = formatDate(after.date, language);
  return fill(words, { percent: formatSignedPercent(percent), date });
}

/** "No NAV since 5 Aug 2020", for a scheme without a current NAV: the day of its last row in AMFI's list. */
export function noNavSince(
  { navDate }: Pick<Scheme, 'navDate'>,
  { dormant, neverNav }: Pick<Messages['funds'], 'dormant' | 'neverNav'>,
  language: Language = 'en',
): string {
  return navDate ? fill(dormant, { date: formatDate(navDate, language) }) : neverNav;
}

/** "Direct · Monthly IDCW", with the option as AMFI writes it where it does; empty where the list has none, as for ETFs. */
export function planAndOption(
  { plan, option, optionText }: Pick<Scheme, 'plan' | 'option' | 'optionText'>,
  { plans, options }: Pick<Messages['funds'], 'plans' | 'options'>,
): string {
  const ownText = optionText && tidyOption(optionText);
  return [plan && plans[plan], ownText || (option && options[option])].filter(Boolean).join(' · ');
}

/** @param values for the placeholders that the field's problems may have. */
export function problemText(
  problem: FundProblem | undefined,
  { problems }: Messages['funds'],
  values: Readonly<Record<string, string>>,
): string | null {
  return problem ? fill(problems[problem], values) : null;
}
