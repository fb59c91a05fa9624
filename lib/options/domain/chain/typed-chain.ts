import { parseRupees } from '@/lib/money/parse';
import { noQuote, type ChainRow } from './chain';

/** A row of premiums as it is typed. */
export type TypedRow = { strike: string; call: string; put: string };

export type TypedField = { row: number; field: keyof TypedRow };

export type ReadTypedChain =
  | { ok: true; rows: readonly ChainRow[] }
  | {
      ok: false;
      problem: 'empty' | 'not-a-number' | 'duplicate-strike';
      fields: readonly TypedField[];
    };

/** The rows in which a premium stands; a row without one is left out, whatever its strike. Rows count from 0. */
export function readTypedChain(typed: readonly TypedRow[]): ReadTypedChain {
  const filled = typed
    .map((texts, row) => ({ texts, row }))
    .filter(({ texts }) => texts.call.trim() !== '' || texts.put.trim() !== '');
  if (filled.length === 0) return { ok: false, problem: 'empty', fields: [] };
  const wrong: TypedField[] = [];
  const rows = filled.map(({ texts, row }) => {
    const amount = (field: keyof TypedRow) => {
      if (field !== 'strike' && texts[field].trim() === '') return null;
      const read = parseRupees(texts[field]);
      if (read.ok && read.value > 0) return read.value;
      wrong.push({ row, field });
      return null;
    };
    const strike = amount('strike') ?? 0;
    const call = { ...noQuote, lastPriceRupees: amount('call') };
    return { strike, call, put: { ...noQuote, lastPriceRupees: amount('put') } };
  });
  if (wrong.length > 0) return { ok: false, problem: 'not-a-number', fields: wrong };
  const duplicate = filled.filter((_, index) => {
    const { strike } = rows[index]!;
    return rows.findIndex((row) => row.strike === strike) !== index;
  });
  if (duplicate.length > 0) {
    const fields = duplicate.map(({ row }) => ({ row, field: 'strike' }) as const);
    return { ok: false, problem: 'duplicate-strike', fields };
  }
  return { ok: true, rows: rows.sort((one, other) => one.strike - other.strike) };
}
