import { notKnown } from '@/lib/text/not-known';
import { fixedDigits, groupThousands } from './rupees';

const units = [
  { size: 1e12, name: 'tn' },
  { size: 1e9, name: 'bn' },
  { size: 1e6, name: 'mn' },
] as const;

/** US dollars, grouped in thousands: $68,123.45. */
export function formatDollars(dollars: number | null, decimals = 0): string {
  if (dollars === null || !Number.isFinite(dollars)) return notKnown;
  const [whole = '0', fraction] = fixedDigits(Math.abs(dollars), decimals).split('.');
  const text = `$${groupThousands(whole)}${fraction ? `.${fraction}` : ''}`;
  return dollars < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** For a table or an axis: $1.34 tn. Below a million the plain figure. */
export function formatShortDollars(dollars: number | null): string {
  if (dollars === null || !Number.isFinite(dollars)) return notKnown;
  // Rounded before the unit is chosen, so that 999,999,999 reads $1 bn and not $1000 mn.
  const unit = units.find(({ size }) => Number(fixedDigits(Math.abs(dollars) / size, 2)) >= 1);
  if (!unit) return formatDollars(dollars);
  const text = String(Number(fixedDigits(Math.abs(dollars) / unit.size, 2)));
  return `${dollars < 0 ? '−' : ''}$${text}\u00a0${unit.name}`;
}
