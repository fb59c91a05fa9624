import { failure, success, type Result } from '@/lib/result';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import {
  readCsvTable,
  choiceCell,
  dayCell,
  isinCell,
  optionalCell,
  positiveCell,
  type BadCsvLine,
} from './csv-table';

const schema = z.object({
  isin: isinCell,
  ex_date: dayCell,
  kind: choiceCell(['split', 'bonus', 'rights', 'dividend', 'demerger']),
  old_face: optionalCell(positiveCell),
  new_face: optionalCell(positiveCell),
  new_shares: optionalCell(positiveCell),
  held_shares: optionalCell(positiveCell),
  price: optionalCell(positiveCell),
  dividend: optionalCell(positiveCell),
});

type Row = z.infer<typeof schema>;
type Column = keyof Row;

const required: readonly Column[] = ['isin', 'ex_date', 'kind'];
const optional: readonly Column[] = [
  'old_face',
  'new_face',
  'new_shares',
  'held_shares',
  'price',
  'dividend',
];

/** Which columns a kind needs; the others must be empty in its lines. */
const needed: Readonly<Record<Row['kind'], readonly Column[]>> = {
  split: ['old_face', 'new_face'],
  bonus: ['new_shares', 'held_shares'],
  rights: ['new_shares', 'held_shares', 'price'],
  dividend: ['dividend'],
  demerger: [],
};

/**
 * Corporate actions by ISIN: isin, ex_date, kind, then for a split old_face and new_face (of 10 into 2 rupees), for a
 * bonus new_shares and held_shares (1 for 2 held), for rights these two and price (face value and premium), for a dividend
 * dividend (rupees a share), for a demerger nothing more. Bad lines refuse the whole file.
 */
export function readActions(text: string): Result<CorporateAction[], readonly BadCsvLine[]> {
  const columns = [...required, ...optional];
  const actions = new Map<string, CorporateAction>();
  const badLines = readCsvTable(text, { schema, columns, required }, (row, bad) => {
    const missing = needed[row.kind].find((name) => row[name] === null);
    const strange = optional.find((name) => !needed[row.kind].includes(name) && row[name] !== null);
    const key = JSON.stringify(row);
    if (missing) bad('missing', missing);
    else if (strange) bad('differs', strange);
    else if (actions.has(key)) bad('duplicate', 'isin');
    else actions.set(key, actionOf(row));
  });
  return badLines.length > 0 ? failure(badLines) : success([...actions.values()]);
}

function actionOf(row: Row): CorporateAction {
  const share: { isin: string; exDate: IsoDate } = { isin: row.isin, exDate: row.ex_date };
  const ratio = { newShares: row.new_shares!, heldShares: row.held_shares! };
  const faces = { oldFaceRupees: row.old_face!, newFaceRupees: row.new_face! };
  switch (row.kind) {
    case 'split':
      return { ...share, kind: 'split', ...faces };
    case 'bonus':
      return { ...share, kind: 'bonus', ...ratio };
    case 'rights':
      return { ...share, kind: 'rights', ...ratio, priceRupees: row.price! };
    case 'demerger':
      return { ...share, kind: 'break', reason: 'demerger' };
    case 'dividend':
      return { ...share, kind: 'dividend', rupeesPerShare: row.dividend! };
  }
}
