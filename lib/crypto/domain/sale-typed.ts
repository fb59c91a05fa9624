import { parseJson } from '@/lib/parse-json';

const saleFields = ['coin', 'acquiredOn', 'soldOn', 'cost', 'consideration'] as const;
export type SaleField = (typeof saleFields)[number];
export type SaleTyped = Record<SaleField, string> & {
  /** Which saved sale a line was filled in from (ledger-sales.ts); not there for one that was typed. */
  source?: string;
};
/** A sale of a list. The id is that of its fields, and stays while others are added and removed. */
export type SaleLine = { id: number; typed: SaleTyped };

export const emptySale: SaleTyped = {
  coin: '',
  acquiredOn: '',
  soldOn: '',
  cost: '',
  consideration: '',
};

export function isEmpty(sale: SaleTyped): boolean {
  return saleFields.every((field) => sale[field].trim() === '');
}

const key = 's';
/** More are not read back from an address, so no more can be added. */
export const maxSales = 100;
const longest = 60;
const sourceForm = /^[\da-z]{1,20}-[\da-z]{1,20}$/;

/** The typed sales as the fragment of an address, which browsers never send; empty when nothing is typed. */
export function fragmentOf(sales: readonly SaleTyped[]): string {
  const search = new URLSearchParams();
  for (const sale of sales) {
    if (isEmpty(sale)) continue;
    const values = saleFields.map((field) => sale[field]);
    search.append(key, JSON.stringify([...values, ...(sale.source ? [sale.source] : [])]));
  }
  return search.toString();
}

/** The sales of a fragment; what cannot be read is left out. */
export function salesOfFragment(fragment: string): SaleTyped[] {
  const texts = new URLSearchParams(fragment.replace(/^#/, '')).getAll(key).slice(0, maxSales);
  return texts.flatMap((text) => {
    const values = listOf(text);
    if (!values) return [];
    const pairs = saleFields.map((field, index) => [field, values[index]?.slice(0, longest) ?? '']);
    const source = values[saleFields.length];
    const isSource = source !== undefined && sourceForm.test(source);
    const sale = { ...emptySale, ...Object.fromEntries(pairs) } as SaleTyped;
    return [isSource ? { ...sale, source } : sale];
  });
}

function listOf(text: string): string[] | null {
  const value = parseJson(text);
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
}
