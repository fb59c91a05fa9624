import type { Messages } from '@/lib/messages';
import { tidyOption } from '@/lib/funds/domain/plan-and-option';
import type { Scheme } from '@/lib/funds/domain/scheme';

/** "Direct · Monthly IDCW" with the option in AMFI's own words as far as it gives them, or nothing where the list does not say, as for ETFs. */
export function planAndOption(
  { plan, option, optionText }: Pick<Scheme, 'plan' | 'option' | 'optionText'>,
  { plans, options }: Messages['funds'],
): string {
  const ownWords = optionText && tidyOption(optionText);
  return [plan && plans[plan], ownWords || (option && options[option])].filter(Boolean).join(' · ');
}
