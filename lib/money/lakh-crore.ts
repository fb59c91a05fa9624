import { notKnown } from '@/lib/text/not-known';
import type { Language } from '@/lib/messages/language';
import { fixedDigits, formatNumber, formatFixed, formatRupees, withRupeeSign } from './rupees';

type Unit = { size: number; name: string; short: string };

/** Largest first. */
const unitsOf: Readonly<Record<Language, readonly [Unit, Unit, Unit]>> = {
  en: [
    { size: 1e12, name: 'lakh crore', short: 'L cr' },
    { size: 1e7, name: 'crore', short: 'cr' },
    { size: 1e5, name: 'lakh', short: 'L' },
  ],
  hi: [
    { size: 1e12, name: 'लाख करोड़', short: 'लाख करोड़' },
    { size: 1e7, name: 'करोड़', short: 'करोड़' },
    { size: 1e5, name: 'लाख', short: 'लाख' },
  ],
};

/** At most two places, as people say it: ₹1.5 lakh, ₹99.91 lakh. Below a lakh the plain figure: ₹50,000. */
export function formatLakhCrore(rupees: number | null, language: Language = 'en'): string {
  return inLargestUnit(rupees, formatNumber, language, 'name');
}

/** Always two places, for columns whose digits must be in line: ₹7.70 lakh. Below a lakh the plain figure. */
export function formatFixedLakhCrore(rupees: number | null): string {
  return inLargestUnit(rupees, formatFixed, 'en', 'name');
}

/** For the axis of a chart: ₹1.5 cr, ₹50 L, ₹5,000. */
export function formatShortRupees(rupees: number | null, language: Language = 'en'): string {
  return inLargestUnit(rupees, formatNumber, language, 'short');
}

const decimals = 2;

function inLargestUnit(
  rupees: number | null,
  format: (value: number, decimals: number) => string,
  language: Language,
  form: 'name' | 'short',
): string {
  if (rupees === null || !Number.isFinite(rupees)) return notKnown;
  if (Math.abs(rupees) < 1e5) return formatRupees(rupees);
  // Rounded before the unit is chosen, so that 99,99,999 reads ₹1 crore and not ₹100 lakh.
  const units = unitsOf[language];
  const unit =
    units.find(({ size }) => rounded(Math.abs(rupees) / (size / 100)) >= 100) ?? units[2];
  const text = format(rupees / unit.size, decimals);
  // The spaces do not break, since "lakh" at the start of a line is read as the next word.
  const name = unit[form].replaceAll(' ', '\u00a0');
  return `${withRupeeSign(text)}\u00a0${name}`;
}

function rounded(value: number): number {
  return Number(fixedDigits(value, decimals));
}
