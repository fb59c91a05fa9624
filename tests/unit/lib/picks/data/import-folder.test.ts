import { gunzipSync, gzipSync } from 'node:zlib';
import { zipSync, strToU8 } from 'fflate';
import {
  fingerprintOf,
  importFolder,
  type FolderFile,
} from '@/lib/picks/data/filings/import-folder';
import { buildUniverse } from '@/lib/picks/data/filings/build-universe';
import { screenCoverage } from '@/lib/picks/data/filings/screen-coverage';
import { readUniverseFile, writeUniverseFile } from '@/lib/picks/data/universe-file';
import {
  exampleIsin,
  filingXml,
  otherIsin,
  shareholdingXml,
  splitIsin,
  usualHead,
  usualYear,
} from '@/tests/unit/lib/picks/filing-examples';
import { folderFile as file, memoryStore } from '@/tests/unit/lib/picks/folder-examples';

const today = '2026-11-25';

const universeFrom = async (...files: FolderFile[]) =>
  buildUniverse((await importFolder(files, memoryStore(), { today })).stored);

const listOf = (...rows: string[]) =>
  file(
    'EQUITY_L.csv',
    [
      'SYMBOL,NAME OF COMPANY, SERIES, DATE OF LISTING, PAID UP VALUE, MARKET LOT, ISIN NUMBER, FACE VALUE',
      ...rows,
    ].join('\n'),
  );
const udaharan = (isin = exampleIsin) => `UDAHARAN,Udaharan Limited,EQ,06-OCT-2008,10,1,${isin},10`;
const notices = (...rows: (readonly [string, string])[]) =>
  file(
    'results.json',
    JSON.stringify(
      rows.map(([name, day]) => ({
        symbol: 'UDAHARAN',
        broadCastDate: `${day} 18:00:00`,
        xbrl: `https://nsearchives.nseindia.com/corporate/xbrl/${name}`,
      })),
    ),
  );

describe('a folder', () => {
  test('is stored once: a second run adds nothing, and a check stores nothing', async () => {
    const store = memoryStore();
    const folder = [file('a/INDAS_1.xml', filingXml()), listOf(udaharan()), file('logo.png', 'x')];
    const checked = await importFolder(folder, store, { today, isCheck: true });
    expect([checked.added, store.objects.size]).toEqual([2, 0]);
    const first = await importFolder(folder, store, { today });
    expect(first).toMatchObject({ added: 2, known: 0, troubles: [], aside: ['logo.png'] });
    expect(store.objects.size).toBe(1);
    const second = await importFolder(folder, store, { today: '2026-11-26' });
    expect(second).toMatchObject({ added: 0, known: 2 });
    expect(second.stored).toEqual(first.stored);
    expect(store.objects.size).toBe(1);
    expect(fingerprintOf('A', second.stored)).toBe(fingerprintOf('A', first.stored.toReversed()));
    expect(fingerprintOf('B', first.stored)).not.toBe(fingerprintOf('A', first.stored));
  });

  test('whose import was interrupted goes on where it stopped', async () => {
    const folder = Array.from({ length: 250 }, (_, index) =>
      file(`${String(index).padStart(3, '0')}.xml`, `${filingXml()}<!-- ${index} -->`),
    );
    const store = memoryStore(1);
    await expect(importFolder(folder, store, { today })).rejects.toThrow('interrupted');
    const resumed = memoryStore();
    for (const [path, bytes] of store.objects) resumed.objects.set(path, bytes);
    expect(await importFolder(folder, resumed, { today })).toMatchObject({ known: 200, added: 50 });
  });

  test('is read anew where another version of the readers stored it', async () => {
    const store = memoryStore();
    const folder = [file('a.xml', filingXml())];
    await importFolder(folder, store, { today });
    const [path = ''] = store.objects.keys();
    const old = gunzipSync(store.objects.get(path)!)
      .toString()
      .replace('"version":2', '"version":99');
    store.objects.set(path, gzipSync(old));
    expect(await importFolder(folder, store, { today })).toMatchObject({ added: 1, known: 0 });
  });
});

describe('a zip in a folder', () => {
  const zipped = (name: string, entries: Readonly<Record<string, string>>): FolderFile =>
    file(
      name,
      zipSync(Object.fromEntries(Object.entries(entries).map(([at, text]) => [at, strToU8(text)]))),
    );

  test('is read as its files are, each stored once, zipped or not', async () => {
    const store = memoryStore();
    const zip = zipped('filings.zip', {
      'q4/INDAS_1.xml': filingXml(),
      'EQUITY_L.csv': await textOf(listOf(udaharan())),
      'logo.png': 'x',
      '__MACOSX/._INDAS_1.xml': 'x',
    });
    const first = await importFolder([zip], store, { today });
    expect(first).toMatchObject({
      added: 2,
      troubles: [],
      aside: ['filings.zip/logo.png'],
      zips: { opened: 1, members: 2 },
    });
    expect(buildUniverse(first.stored).companies).toMatchObject([{ isin: exampleIsin }]);
    const again = await importFolder([zip, file('INDAS_1.xml', filingXml())], store, { today });
    expect(again).toMatchObject({ added: 0, known: 3 });
  });
});

const textOf = async ({ read }: FolderFile) => new TextDecoder().decode(await read());

describe('shareholding patterns in XBRL', () => {
  const pattern = (asOf: string, more: object = {}) => shareholdingXml({ asOf, ...more });
  const shareholdingList = (fileName: string) =>
    file(
      'shareholding.json',
      JSON.stringify([
        {
          symbol: 'UDAHARAN',
          date: '30-SEP-2026',
          pr_and_prgrp: '55.1',
          broadcastDate: '14-OCT-2026 17:02:00',
          xbrl: `https://nsearchives.nseindia.com/corporate/xbrl/${fileName}`,
        },
      ]),
    );

  test('of two quarters in one folder both stand, from the day of publication of the list', async () => {
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan()),
      file('SHP_2.xml', pattern('2026-09-30', { pledgedShares: 5_510_000 })),
      file('SHP_1.xml', pattern('2026-06-30')),
      shareholdingList('SHP_2.xml'),
    );
    expect(companies[0]!.governance).toMatchObject({
      promoterPercent: [
        // Published on the last day on which it was due, for want of a list.
        { value: 55.1, asOf: '2026-06-30', publishedOn: '2026-07-21' },
        { value: 55.1, asOf: '2026-09-30', publishedOn: '2026-10-14' },
      ],
      pledgedPercent: [
        { value: 0, asOf: '2026-06-30' },
        { value: 10, asOf: '2026-09-30', publishedOn: '2026-10-14' },
      ],
    });
    expect(report).toMatchObject({ holdings: 2, assumedDays: 2, unplaced: [] });
  });

  test('of no company of the folder are counted', async () => {
    const { report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      file('SHP_1.xml', pattern('2026-06-30', { isin: '', symbol: 'ELSEWHERE' })),
    );
    expect(report.unplaced).toEqual(['SHP_1.xml']);
  });
});

describe('the companies of a folder', () => {
  test('take name and day of listing from the list, figures and day of publication from filings', async () => {
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan(), `OTHER,Other Limited,EQ,06-OCT-2008,10,1,${otherIsin},10`),
      notices(['INDAS_1.xml', '29-May-2026']),
      file(
        'ind_nifty500list.csv',
        `Company Name,Industry,Symbol,Series,ISIN Code\nUdaharan Ltd.,Chemicals,UDAHARAN,EQ,${exampleIsin}`,
      ),
    );
    expect(companies).toMatchObject([
      {
        isin: exampleIsin,
        symbol: 'UDAHARAN',
        name: 'Udaharan Limited',
        sector: 'Chemicals',
        listedOn: '2008-10-06',
        isFinancial: false,
        years: [{ year: 2026, endsOn: '2026-03-31', publishedOn: '2026-05-29' }],
      },
    ]);
    expect(report).toMatchObject({
      periods: 1,
      assumedDays: 0,
      coverage: { companies: 2, withYears: 1, years: 1, lateYears: 0, goneCompanies: 0 },
    });
    expect(report.missing.shares).toBe(0);
  });

  test('without a list have the day after the board meeting', async () => {
    const { companies, report } = await universeFrom(file('INDAS_1.xml', filingXml()));
    expect(companies[0]!.years[0]!.publishedOn).toBe('2026-05-21');
    expect(report.assumedDays).toBe(1);
  });

  test('keep both revisions of a year: the newer one wins from its day on', async () => {
    const revised = { ...usualYear.fourD, ProfitLossForPeriod: 90_000_000 };
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      file('INDAS_2.xml', filingXml({ fourD: revised })),
      notices(['INDAS_1.xml', '29-May-2026'], ['INDAS_2.xml', '10-Aug-2026']),
    );
    expect(
      companies[0]!.years.map(({ publishedOn, figures }) => [publishedOn, figures.netProfit]),
    ).toEqual([
      ['2026-05-29', 10],
      ['2026-08-10', 9],
    ]);
    expect(report.contradictions).toEqual([
      { isin: exampleIsin, year: 2026, figures: ['netProfit'] },
    ]);
    expect(report.coverage).toMatchObject({ years: 1, lateYears: 0 });
  });

  test('have years of one basis only', async () => {
    const standalone = { ...usualHead(2025), NatureOfReportStandaloneConsolidated: 'Standalone' };
    const { companies, report } = await universeFrom(
      file('a.xml', filingXml()),
      file('b.xml', filingXml({ head: standalone }, 2025)),
    );
    expect(companies[0]!.years.map(({ year }) => year)).toEqual([2026]);
    expect(report.otherBasisYears).toBe(1);
  });

  test('are one before and after a split that changed the ISIN', async () => {
    const split = [
      {
        symbol: 'UDAHARAN',
        isin: exampleIsin,
        exDate: '17-Nov-2026',
        subject: 'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 5/- Per Share',
        faceVal: '5',
      },
    ];
    const { companies, actions, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan(splitIsin)),
      file('actions.json', JSON.stringify(split)),
    );
    expect(companies.map(({ isin }) => isin)).toEqual([splitIsin]);
    expect(actions).toMatchObject([{ isin: splitIsin, kind: 'split' }]);
    expect(report.changedIsins).toBe(1);
  });

  test('that left the list are counted as gone, and late years are counted', async () => {
    const store = memoryStore();
    await importFolder([file('INDAS_1.xml', filingXml()), listOf(udaharan())], store, {
      today: '2026-10-01',
    });
    const later = await importFolder(
      [
        listOf(`OTHER,Other Limited,EQ,06-OCT-2008,10,1,${otherIsin},10`),
        notices(['INDAS_1.xml', '12-Jun-2026']),
      ],
      store,
      { today },
    );
    const { companies, report } = buildUniverse(later.stored);
    expect(companies[0]!.delisted).toEqual({ on: today, reason: 'unknown', lastRupees: null });
    expect(report.coverage).toMatchObject({ goneCompanies: 1, lateYears: 1 });
  });

  test('have owners, pledges and watchers from the lists', async () => {
    const { companies } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan()),
      file(
        'shareholding.json',
        JSON.stringify([
          {
            symbol: 'UDAHARAN',
            date: '30-JUN-2026',
            pr_and_prgrp: '55.1',
            broadcastDate: '18-JUL-2026',
          },
        ]),
      ),
      file(
        'pledge.json',
        JSON.stringify({
          data: [
            {
              comName: 'UDAHARAN LTD.',
              percPromoterShares: '2.5',
              shp: '30-Jun-2026',
              broadcastDt: '20-Jul-2026',
            },
          ],
        }),
      ),
      file('asm.json', '{"longterm":{"data":[]},"shortterm":{"data":[]}}'),
      file('gsm.json', JSON.stringify([{ symbol: 'OTHER', gsmStage: 'I', survCode: 'x' }])),
    );
    expect(companies[0]!.governance).toMatchObject({
      promoterPercent: [{ value: 55.1, asOf: '2026-06-30', publishedOn: '2026-07-18' }],
      pledgedPercent: [{ value: 2.5, asOf: '2026-06-30', publishedOn: '2026-07-20' }],
      surveillance: [{ value: 'none', asOf: today }],
    });
  });

  test('of the operator’s own table stand beside the filings, and a contradiction is said', async () => {
    const table = [
      'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,net_profit',
      `${exampleIsin},UDAHARAN,Udaharan,Own sector,Own industry,no,2025,2025-03-31,2025-05-20,80,8`,
      `${exampleIsin},UDAHARAN,Udaharan,Own sector,Own industry,no,2026,2026-03-31,2026-05-20,101,10`,
    ].join('\n');
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      file('own.csv', table),
    );
    expect(companies[0]).toMatchObject({ sector: 'Own sector' });
    expect(companies[0]!.years.map(({ year, figures }) => [year, figures.sales])).toEqual([
      [2025, 80],
      [2026, 100],
    ]);
    expect(report.contradictions).toEqual([{ isin: exampleIsin, year: 2026, figures: ['sales'] }]);
  });

  test('are written and read as one file, and screened without a price', async () => {
    const { companies, actions, report } = await universeFrom(
      file('a.xml', filingXml()),
      file('b.xml', filingXml({ head: usualHead(2025) }, 2025)),
    );
    const identity = {
      name: 'Nifty 500',
      fingerprint: 'a'.repeat(64),
      importedOn: today,
      coverage: report.coverage,
    } as const;
    const stored = { identity, companies, actions };
    expect(await readUniverseFile(await writeUniverseFile(stored))).toEqual(stored);
    await expect(readUniverseFile(new TextEncoder().encode('{}'))).rejects.toThrow();
    // Growth over three years and averages of five need more years, and pledges another list.
    const decided = screenCoverage(stored, today).filter((screen) => screen.decided > 0);
    expect(decided.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['balance-sheet-strength', 'cash-conversion']),
    );
    expect(decided.every((screen) => screen.worksWithoutPrices || screen.passed === 0)).toBe(true);
  });
});
