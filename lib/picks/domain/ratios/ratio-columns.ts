import { memoizeByObject } from '@/lib/memoize';
import type { RatioId } from './ratio-list';
import type { RatioRow } from './ratio-row';

/** The numbers of one ratio, one for each row; NaN where it is not known. */
export type RatioColumn = Readonly<Float64Array>;

export type RatioColumns = (id: RatioId) => RatioColumn;

/**
 * The ratios of many companies, column by column. A row holds eighty ratios, which the engine finds by hashing their
 * names; each column is read out once and then serves every screen that runs on the same rows.
 */
export const ratioColumns = memoizeByObject((rows: readonly Pick<RatioRow, 'values'>[]) => {
  const byId = new Map<RatioId, RatioColumn>();
  const columns: RatioColumns = (id) => {
    const read = byId.get(id);
    if (read) return read;
    const column = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at += 1) column[at] = rows[at]!.values[id] ?? NaN;
    byId.set(id, column);
    return column;
  };
  return columns;
});
