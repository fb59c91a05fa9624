import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { isOption, type Leg } from '@/lib/options/domain/position/leg';

type FormMessages = Messages['options']['form'];

/** "Buy 2 × 24,000 Call, 1 Dec 2026". */
export function legInWords(leg: Leg, { sides, kinds }: FormMessages): string {
  const strike = isOption(leg) ? `${formatNumber(leg.strike, 2)} ` : '';
  const expiry = leg.kind === 'stock' ? '' : `, ${formatDate(leg.expiry)}`;
  return `${sides[leg.side]} ${leg.lots} × ${strike}${kinds[leg.kind]}${expiry}`;
}

export function legsInWords(legs: readonly Leg[], messages: FormMessages): string {
  return legs.map((leg) => legInWords(leg, messages)).join('; ');
}
