import type { Option, Plan } from './scheme';

/** From a column of AMFI's list, or from a name of its old format. */
export function planIn(text: string): Plan | null {
  if (/\bdirect\b/i.test(text)) return 'direct';
  return /\b(regular|retail)\b/i.test(text) ? 'regular' : null;
}

/** IDCW (income distribution cum capital withdrawal) was called dividend until 2021. */
export function optionIn(text: string): Option | null {
  if (/\bgrowth\b|\bcumulative\b/i.test(text)) return 'growth';
  if (/\bidcw\b|\bdividend(?! yield)\b|\bpayout\b|\breinvest/i.test(text)) return 'idcw';
  return /\bbonus\b/i.test(text) ? 'bonus' : null;
}
