import fc from 'fast-check';
import { type AssetClass, assetClasses } from '@/lib/holdings/holding';
import { holdingsCsv, holdingsTemplate, readHoldingsCsv } from '@/lib/holdings/holdings-csv';
import { importedLotId } from '@/lib/holdings/imported-lot-id';

const today = '2026-11-21';
const any = (_: AssetClass, instrument: string) => instrument || null;
const header = 'class,instrument,bought_on,quantity,cost_rupees';

test('the template can be imported as it is', () => {
  const { lots, problems } = readHoldingsCsv(holdingsTemplate(), today, any);
  expect(problems).toEqual([]);
  expect(new Set(lots.map(({ assetClass }) => assetClass))).toEqual(new Set(assetClasses));
  expect(lots[0]).toEqual({
    assetClass: 'fund',
    instrumentId: '122639',
    boughtOn: '2025-04-10',
    quantity: 132.456,
    costRupees: 10_000,
  });
});

test('every bad line is named with its column, and nothing of the file is taken', () => {
  const file = [
    header,
    'fund,122639,2025-04-10,10,1000',
    'silver,coin,2025-04-10,10,1000',
    '',
    'coin,,2027-01-01,0,much',
    'share,INFY,2025-02-30,1,"1,00,000"',
  ].join('\r\n');
  expect(readHoldingsCsv(file, today, any)).toEqual({
    lots: [],
    problems: [
      { line: 3, column: 'class', problem: 'unknown-class' },
      { line: 5, column: 'instrument', problem: 'unknown-instrument' },
      { line: 5, column: 'bought_on', problem: 'in-future' },
      { line: 5, column: 'quantity', problem: 'not-above-zero' },
      { line: 5, column: 'cost_rupees', problem: 'not-a-number' },
      { line: 6, column: 'bought_on', problem: 'no-date' },
    ],
  });
});

test('columns in another order, capitals and a byte order mark are no problem', () => {
  const file =
    '\uFEFFCost_Rupees,Quantity,Bought_On,Instrument,Class\n"1,00,000",5,2025-01-02,INFY,Share';
  const lot = { boughtOn: '2025-01-02', quantity: 5, costRupees: 100_000 };
  expect(readHoldingsCsv(file, today, any).lots).toEqual([
    { assetClass: 'share', instrumentId: 'INFY', ...lot },
  ]);
});

test('a deposit is counted in rupees: its quantity may be left out', () => {
  const read = (row: string) => readHoldingsCsv(`${header}\n${row}`, today, any);
  const { lots } = read('deposit,PPF 7.1%,2025-04-05,,50000');
  expect(lots).toMatchObject([{ assetClass: 'deposit', quantity: 50_000, costRupees: 50_000 }]);
  expect(read('gold,Coins,2025-04-05,,50000').problems).toEqual([
    { line: 2, column: 'quantity', problem: 'missing' },
  ]);
});

test('a missing column, an empty file and a file that is too long say so', () => {
  expect(
    readHoldingsCsv('class,instrument\nfund,1', today, any).problems.map(({ column }) => column),
  ).toEqual(['bought_on', 'quantity', 'cost_rupees']);
  expect(readHoldingsCsv(`${header}\n`, today, any).problems[0]?.problem).toBe('no-rows');
  const long = [header, ...Array.from({ length: 151 }, () => 'fund,1,2025-01-01,1,1')].join('\n');
  expect(readHoldingsCsv(long, today, any).problems[0]?.problem).toBe('too-many-rows');
  const row = 'share,INFY,2024-11-21,10,18500\n';
  const blank = `${header}${'\n'.repeat(50_000)}${row}`;
  expect(readHoldingsCsv(blank, today, any).problems[0]?.problem).toBe('too-many-rows');
  expect(readHoldingsCsv(`${header}\n\n\n${row}\n${row}`, today, any).lots).toHaveLength(2);
});

test('what a spreadsheet would run is harmless, and comes back as it was', () => {
  const holding = {
    assetClass: 'share' as const,
    instrumentId: '=HYPERLINK("http://x")',
    lots: [{ id: 'a', boughtOn: '2025-01-01' as const, quantity: 1, costRupees: 2 }],
  };
  const file = holdingsCsv([holding]);
  expect(file).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(readHoldingsCsv(file, today, any).lots[0]?.instrumentId).toBe(holding.instrumentId);
});

test('what is exported is what is imported', () => {
  const lot = fc
    .record({
      quantity: fc
        .double({ min: 1e-8, max: 1e9, noNaN: true })
        .map((value) => Number(value.toFixed(8))),
      costRupees: fc.integer({ min: 0, max: 1e9 }),
    })
    .filter(({ quantity }) => quantity > 0);
  fc.assert(
    fc.property(fc.array(lot, { minLength: 1, maxLength: 20 }), (lots) => {
      const holding = {
        assetClass: 'coin' as const,
        instrumentId: 'bitcoin',
        lots: lots.map((one) => ({ ...one, id: 'x', boughtOn: '2025-01-01' as const })),
      };
      const read = readHoldingsCsv(holdingsCsv([holding]), today, any);
      expect(read.lots.map(({ quantity, costRupees }) => ({ quantity, costRupees }))).toEqual(lots);
    }),
  );
});

test('the same purchase has the same id, an equal second one another', () => {
  const instrument = { assetClass: 'fund', instrumentId: '1' } as const;
  const lot = { boughtOn: '2025-01-01', quantity: 1, costRupees: 2 } as const;
  expect(importedLotId(instrument, lot, 0)).toBe(importedLotId(instrument, lot, 0));
  expect(importedLotId(instrument, lot, 0)).not.toBe(importedLotId(instrument, lot, 1));
  expect(importedLotId(instrument, lot, 0)).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
