import { formatShortRupees } from '@/lib/money/lakh-crore';
import {
  formatFixed,
  formatRupees,
  formatFixedRupees,
  fixedDigits,
  groupThousands,
} from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import type { Currency } from './coin';

/** Prices from a lakh on are shown without paise; some coins cost a ten-thousandth of a paisa. */
const wholeFrom = 1e5;
const significantFigures = 4;
const maxDecimals = 12;

/**
 * A coin's price: ₹68,12,345 without paise from a lakh on, ₹482.30 below, and below one rupee four figures that say
 * something: ₹0.00001234. Never an exponent.
 */
export function formatPrice(price: number | null, currency: Currency): string {
  if (price === null || !Number.isFinite(price)) return notKnown;
  const decimals = decimalsOf(Math.abs(price));
  if (currency === 'usd') return formatDollars(price, decimals);
  return formatFixedRupees(price, decimals);
}

/** The same for a column whose head names the currency: 68,12,345. */
export function formatPriceFigure(price: number | null, currency: Currency): string {
  return formatPrice(price, currency).replace(/[₹$]/, '');
}

const totalUnits = { inr: 1e7, usd: 1e6 } as const;

/** A market cap or a volume for a column in crores of rupees or millions of dollars: 1,08,39,576. */
export function formatTotalFigure(total: number | null, currency: Currency): string {
  if (total === null || !Number.isFinite(total)) return notKnown;
  const count = total / totalUnits[currency];
  const decimals = Math.abs(count) < 100 ? 2 : 0;
  return currency === 'usd'
    ? formatDollars(count, decimals).replace('$', '')
    : formatFixed(count, decimals);
}

/** A market cap or a volume in short, for a table or an axis: ₹125 L cr; a price below a lakh in full. */
export function formatShortTotal(total: number | null, currency: Currency): string {
  const unit = totalUnits[currency];
  // Whole crores or millions from a hundred on, as in formatTotalFigure: ₹640 cr, $753 mn.
  const isLarge = Math.abs(total ?? 0) >= 100 * unit;
  const shown = isLarge ? Math.round((total ?? 0) / unit) * unit : total;
  return currency === 'usd' ? formatShortDollars(shown) : formatShortRupees(shown);
}

/** For an axis in rupees that may carry large prices or tiny ones: ₹50 L, ₹62.5, ₹0.5000. */
export function formatAxisRupees(price: number): string {
  if (Math.abs(price) >= 100) return formatShortRupees(price);
  return Math.abs(price) >= 1 ? formatRupees(price, 2) : formatPrice(price, 'inr');
}

function decimalsOf(price: number): number {
  if (price >= wholeFrom || price === 0) return 0;
  if (price >= 1) return 2;
  return Math.min(maxDecimals, significantFigures - 1 - Math.floor(Math.log10(price)));
}

const dollarUnits = [
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
  const unit = dollarUnits.find(
    ({ size }) => Number(fixedDigits(Math.abs(dollars) / size, 2)) >= 1,
  );
  if (!unit) return formatDollars(dollars);
  const text = String(Number(fixedDigits(Math.abs(dollars) / unit.size, 2)));
  return `${dollars < 0 ? '−' : ''}$${text}\u00a0${unit.name}`;
}
