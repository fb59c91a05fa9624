export const saleFields = ['coin', 'acquiredOn', 'soldOn', 'cost', 'consideration'] as const;
export type SaleTyped = Record<(typeof saleFields)[number], string>;
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
