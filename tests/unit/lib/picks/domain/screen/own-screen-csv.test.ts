import { permissionOf } from '@/lib/picks/domain/company/permission';
import { ownScreenCsv } from '@/lib/picks/domain/screen/own-screen-csv';
import type { ListColumn } from '@/lib/picks/domain/company/list-columns';
import type { ScreenResult } from '@/lib/picks/domain/screen/screen';
import { messages } from '@/lib/messages';

const words = messages().picksOwn.own.csv;

const result: ScreenResult = {
  ...{ screenId: 'own', ruleText: 'Momentum >= -5%', asOf: '2026-11-21' },
  ...{ companies: 1, failed: 0, undecided: 0, notTaken: 0 },
  passed: [
    {
      ...{ isin: 'INE1', symbol: '@SUM', name: '=HYPERLINK("http://x")', sector: 'S' },
      ...{ industry: 'I', place: 1, score: null, redFlags: [] },
      reasons: [
        {
          ...{ text: 'Momentum >= -5%', isNegated: false, isMet: true, number: -2.5 },
          ...{ threshold: -5, unit: 'percent', margin: 2.5, marginPercent: 50 },
          ratios: [{ ratioId: 'momentum', value: -2.5, asOf: '2026-10-20' }],
        },
      ],
    },
  ],
};

const columns: readonly ListColumn[] = [
  { id: 'marketCap', ratioId: 'marketCap', name: 'Market cap', unit: 'crore' },
  { id: 'own-1', ratioId: null, name: 'Cash return', unit: 'number' },
];
const list = {
  companies: result.passed.map((company) => ({ ...company, numbers: [812.5, null] })),
  columns,
};

test('carries the newest hash, the rule and the dates, and no formula', () => {
  const hash = 'ab'.repeat(32);
  const newest = { sequence: 4, hash, ranOn: '2026-11-14', universeKind: 'imported' } as const;
  const lines = ownScreenCsv(result, list, { newest, isSample: true, permission: [] }, words).split(
    '\r\n',
  );
  // The public page says that a CSV has both.
  expect(lines).toContain(`"${words.newestList}",4`);
  expect(lines).toContain(`${words.newestHash},${hash}`);
  // Which universe: that of the file, and that of the list whose hash it carries.
  expect(lines.join('\n')).toContain(`${words.universe},`);
  expect(lines.join('\n')).toMatch(/Universe of this file,.*Sample universe/);
  expect(lines.join('\n')).toMatch(/Universe of that list,.*Imported universe/);
  expect(lines).toContain(`${words.rule},Momentum >= -5%`);
  expect(lines).toContain(words.sample);
  expect(lines.at(-2)).toContain(`${words.redFlags},Market cap (₹ crore),Cash return,Momentum`);
  expect(lines.at(-1)).toBe(
    `1,"'=HYPERLINK(""http://x"")","'@SUM",INE1,S,0,812.5,,-2.5,2.5,2026-10-20`,
  );
});

test('says that nothing is on record yet, and under which permission the figures stand', () => {
  const market = { universe: { kind: 'imported' }, pricesLicence: 'LIC-1' } as const;
  const permission = permissionOf(market, messages().picks.universe);
  expect(permissionOf({ ...market, pricesLicence: null }, messages().picks.universe)[1]).toMatch(
    'the operator has named no licence',
  );
  const sample = { universe: { kind: 'sample' }, pricesLicence: null } as const;
  expect(permissionOf(sample, messages().picks.universe)).toEqual([]);
  const text = ownScreenCsv(result, list, { newest: null, isSample: false, permission }, words);
  expect(text).toContain(`${words.newestHash},${words.noHash}`);
  expect(text).not.toContain(words.sample);
  expect(text).toContain('Prices are NSE closes shown under a licence: LIC-1.');
});
