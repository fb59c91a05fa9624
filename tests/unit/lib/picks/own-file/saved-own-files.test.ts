import fc from 'fast-check';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readMarketFile } from '@/lib/market-files/read-market-file';
import { dataSheetXlsx } from '@/lib/market-files/samples/company-files';
import { companyFile } from '@/lib/picks/data/company-files';
import { readRememberedColumns, readSavedOwnFiles } from '@/lib/picks/data/saved-own-files';

const today = '2026-11-25' as IsoDate;

test('what was saved is read back as it was, ten years included', async () => {
  const read = await readMarketFile('pumps.xlsx', await dataSheetXlsx(2026));
  if (!read.ok || read.value.kind !== 'data-sheet') throw new Error('no data sheet');
  const file = companyFile('pumps.xlsx', read.value, [], today);
  if (!file.ok) throw new Error('not read');
  const { name, role, companies } = file.value;
  const saved = { savedOn: today, files: [{ name, role, companies }] };
  expect(readSavedOwnFiles(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

test('what cannot be read back is left out', () => {
  expect(readSavedOwnFiles({ savedOn: 'x', files: [] })).toBeNull();
  const company = {
    name: 'A',
    values: { price: '12', sales: 3, other: 1 },
    priceAsOf: '2026-02-30',
  };
  const files = [{ name: 'a', role: 'figures', companies: [company, 7, { name: 3 }] }, null];
  expect(readSavedOwnFiles({ savedOn: today, files })?.files).toMatchObject([
    { companies: [{ name: 'A', values: { sales: 3 }, priceAsOf: null, company: null }] },
  ]);
  expect(
    readRememberedColumns({
      roe: { target: 'returnOnEquity', unit: 'fraction' },
      colour: { target: null, unit: 'plain' },
      bad: { target: 'constructor', unit: 'plain' },
      worse: { target: 'sales', unit: 'toString' },
    }),
  ).toEqual({
    roe: { target: 'returnOnEquity', unit: 'fraction' },
    colour: { target: null, unit: 'plain' },
  });
});

test('any stored value is read without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readSavedOwnFiles(value);
      readSavedOwnFiles({ savedOn: today, files: [{ role: 'figures', companies: [value] }] });
      readRememberedColumns(value);
    }),
  );
});
