import type { Messages } from '@/lib/messages';
import type { Scheme } from '@/lib/funds/scheme';

/** "Direct · Growth", or nothing where the list does not say, as for ETFs. */
export function planAndOption(
  { plan, option }: Pick<Scheme, 'plan' | 'option'>,
  { plans, options }: Messages['funds'],
): string {
  return [plan && plans[plan], option && options[option]].filter(Boolean).join(' · ');
}
