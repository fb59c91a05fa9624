import { gzipSync } from 'node:zlib';
import { readFactsFile, writeFactsFile } from '@/lib/funds/data/facts/facts-file';
import {
  factsOfScheme,
  minimumRupeesOf,
  noStoredFacts,
  terPercentOf,
  type StoredFacts,
} from '@/lib/funds/domain/facts/scheme-facts';

const fetchedAt = '2026-11-25T05:15:00.000Z';
const ter = {
  ...{ percent: 0.76, date: '2026-10-31' as const, basePercent: 0.53, brokeragePercent: 0.02 },
  ...{ transactionPercent: 0, leviesPercent: 0.21 },
};
const stored: StoredFacts = {
  ...noStoredFacts,
  master: {
    ...{ asOf: '2026-11-25', fetchedAt },
    byCode: new Map([
      [119_001, { launchDate: '2013-01-01', minimumRupees: 5_000 }],
      [100_002, { launchDate: null, minimumRupees: null }],
    ]),
  },
  ter: {
    ...{ asOf: '2026-10-31', fetchedAt },
    byCode: new Map([
      [100_002, ter],
      [119_001, { ...ter }],
    ]),
  },
};

describe('the stored facts', () => {
  it('are read as they were written, and each fact of a fund stands once', async () => {
    const bytes = await writeFactsFile(stored);
    const read = await readFactsFile(bytes);
    expect(read.averageAum).toBeNull();
    expect([...read.master!.byCode]).toEqual([...stored.master!.byCode].reverse());
    expect(read.ter!.byCode.get(119_001)).toEqual(ter);
  });

  it('give a scheme its facts with their dates, and nothing of what has no source', () => {
    expect(factsOfScheme(stored, 119_001)).toMatchObject({
      ...{ averageAum: null, performance: null },
      master: { launchDate: '2013-01-01', minimumRupees: 5_000, asOf: '2026-11-25' },
      ter: { percent: 0.76, date: '2026-10-31', fetchedAt },
    });
    expect([119_001, 100_002, 5].map((code) => minimumRupeesOf(stored, code))).toEqual([
      5_000,
      null,
      null,
    ]);
    expect([119_001, 5].map((code) => terPercentOf(stored, code))).toEqual([0.76, null]);
  });

  it.each([
    ['another release', { version: 2 }],
    [
      'a place without facts',
      { master: { asOf: '2026-11-25', fetchedAt, facts: [], codeSteps: [1], places: [0] } },
    ],
    [
      'codes without places',
      { ter: { asOf: '2026-11-25', fetchedAt, facts: [], codeSteps: [1], places: [] } },
    ],
  ])('are not read from a file of %s', async (_, wrong) => {
    const file = { version: 1, master: null, averageAum: null, ter: null, performance: null };
    await expect(readFactsFile(gzipSync(JSON.stringify({ ...file, ...wrong })))).rejects.toThrow();
    await expect(readFactsFile(gzipSync(JSON.stringify(file)))).resolves.toEqual(noStoredFacts);
  });
});
