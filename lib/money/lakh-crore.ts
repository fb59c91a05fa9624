import type { Language } from '@/lib/messages/language';
import { formatNumber, formatRupees, notKnown } from './rupees';

type Unit = { size: number; name: string; short: string };

/** Largest first. */
const unitsOf: Readonly<Record<Language, readonly [Unit, Unit, Unit]>> = {
  en: [
    { size: 1e12, name: 'lakh crore', short: 'L cr' },
    { size: 1e7, name: 'crore', short: 'cr' },
    { size: 1e5, name: 'lakh', short: 'L' },
  ],
  hi: [
    { size: 1e12, name: 'लाख करोड़', short: 'लाख क॰' },
    { size: 1e7, name: 'करोड़', short: 'क॰' },
    { size: 1e5, name: 'लाख', short: 'लाख' },
  ],
};

/** Two places as people say it: ₹99.91 lakh. Below a lakh the plain figure: ₹50,000. */
export function formatLakhCrore(rupees: number | null, language: Language = 'en'): string {
  return inLargestUnit(rupees, 2, language, ({ name }) => ` ${name}`);
}

/** For the axis of a chart: ₹1.5 cr, ₹50 L, ₹5,000. */
export function formatShortRupees(rupees: number | null, language: Language = 'en'): string {
  return inLargestUnit(rupees, 2, language, ({ short }) => ` ${short}`);
}

function inLargestUnit(
  rupees: number | null,
  decimals: number,
  language: Language,
  suffix: (unit: Unit) => string,
): string {
  if (rupees === null || !Number.isFinite(rupees)) return notKnown;
  if (Math.abs(rupees) < 1e5) return formatRupees(rupees);
  // Rounded before the unit is chosen, so that 99,99,999 reads ₹1 crore and not ₹100 lakh.
  const units = unitsOf[language];
  const unit =
    units.find(({ size }) => roundTo(Math.abs(rupees) / (size / 100), decimals) >= 100) ?? units[2];
  const text = formatNumber(rupees / unit.size, decimals);
  return (text.startsWith('−') ? `−₹${text.slice(1)}` : `₹${text}`) + suffix(unit);
}

function roundTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
