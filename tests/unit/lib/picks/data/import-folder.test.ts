import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { zipSync, strToU8 } from 'fflate';
import {
  fingerprintOf,
  importFolder,
  zipLimits,
  type FolderFile,
  type ImportStore,
} from '@/lib/picks/data/filings/import-folder';
import { fileLimits } from '@/lib/market-files/file-limits';
import { cashCsv } from '@/lib/market-files/samples/exchange-files';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { buildUniverse } from '@/lib/picks/data/filings/build-universe';
import { governanceOf, surveillanceByShare } from '@/lib/picks/data/filings/governance-history';
import { governanceOn, shareOf, type GovernanceHistory } from '@/lib/picks/domain/company/company';
import {
  screenCoverage,
  readUniverseFile,
  writeUniverseFile,
} from '@/lib/picks/data/imported-universe';
import {
  constituents,
  exampleIsin,
  filingXml,
  otherIsin,
  sampleIsin,
  shareList,
  shareRow,
  shareholdingXml,
  splitIsin,
  usualHead,
  usualYear,
} from '@/tests/unit/lib/picks/filing-examples';
import { zipClaiming } from '@/tests/factories/claiming-zip';
import { inNode } from '@/tests/unit/scripts/in-node';

const today = '2026-11-25';

function file(name: string, content: string | Uint8Array): FolderFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, bytes: bytes.length, read: () => Promise.resolve(bytes) };
}

function memoryStore(failAfter = Infinity): ImportStore & { objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  return {
    objects,
    paths: () => Promise.resolve([...objects.keys()]),
    read: (path) => Promise.resolve(objects.get(path)!),
    write: (path, bytes) => {
      if (objects.size >= failAfter) return Promise.reject(new Error('interrupted'));
      objects.set(path, bytes);
      return Promise.resolve();
    },
  };
}

const universeFrom = async (...files: FolderFile[]) =>
  buildUniverse((await importFolder(files, memoryStore(), { today })).stored);

const listOf = (...rows: string[]) => file('EQUITY_L.csv', shareList(...rows));
const udaharan = (isin = exampleIsin) => shareRow('UDAHARAN', isin);
const others = shareRow('OTHER', otherIsin);
const json = (name: string, content: unknown) => file(name, JSON.stringify(content));
const addressOf = (name: string) => `https://nsearchives.nseindia.com/corporate/xbrl/${name}`;
const notices = (...rows: (readonly [string, string])[]) =>
  json(
    'results.json',
    rows.map(([name, day]) => {
      return { symbol: 'UDAHARAN', broadCastDate: `${day} 18:00:00`, xbrl: addressOf(name) };
    }),
  );

describe('a folder', () => {
  test('is checked without storing, and has another fingerprint under another name', async () => {
    const store = memoryStore();
    const folder = [file('a/INDAS_1.xml', filingXml()), listOf(udaharan()), file('logo.png', 'x')];
    const { added, aside, stored } = await importFolder(folder, store, { today, isCheck: true });
    expect([added, aside, store.objects.size]).toEqual([2, ['logo.png'], 0]);
    expect(fingerprintOf('A', stored)).toBe(fingerprintOf('A', stored.toReversed()));
    expect(fingerprintOf('B', stored)).not.toBe(fingerprintOf('A', stored));
  });

  test('is stored with the same bytes and the same fingerprint by every release with this version of the readers', async () => {
    const store = memoryStore();
    const folder = [file('a/INDAS_1.xml', filingXml()), file('b.csv', `${header}\n${row}`)];
    const { stored } = await importFolder(folder, store, { today });
    const [[path = '', bytes = new Uint8Array()] = []] = store.objects;
    const content = createHash('sha256').update(gunzipSync(bytes)).digest('hex');
    expect([path, content, fingerprintOf('A', stored)]).toEqual([
      'picks/files/c18120c2b042c77ffb9c16f3313c7179.json.gz',
      '7fc832fee840198322a0074e22880dbbeb02951d8ed6d50aa6cc2f57ca91ce1d',
      '56fd69bfc297be1dabaf484d0abe9421c117aaffb8a992c9632f40c649336c90',
    ]);
  });

  test('whose import was interrupted is imported from where it stopped', async () => {
    const folder = Array.from({ length: 250 }, (_, index) =>
      file(`${index}.csv`, `${header}\n${row.replace(',100,', `,${index},`)}`),
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
    const stored = gunzipSync(store.objects.get(path)!).toString();
    store.objects.set(path, gzipSync(stored.replace(/"version":\d+/, '"version":99')));
    expect(await importFolder(folder, store, { today })).toMatchObject({ added: 1, known: 0 });
  });
});

test('a zip is read as its files are, each stored once, zipped or not', async () => {
  const store = memoryStore();
  const members = {
    'q4/INDAS_1.xml': strToU8(filingXml()),
    'again/INDAS_1.xml': strToU8(filingXml()),
    'EQUITY_L.csv': await listOf(udaharan()).read(),
    'logo.png': strToU8('x'),
    '__MACOSX/._INDAS_1.xml': strToU8('x'),
  };
  const zip = file('filings.zip', zipSync(members));
  const first = await importFolder([zip], store, { today });
  expect(first).toMatchObject({
    ...{ added: 2, known: 1 },
    troubles: [],
    aside: ['filings.zip/logo.png'],
    zips: { opened: 1, members: 3 },
  });
  expect(buildUniverse(first.stored).companies).toMatchObject([{ isin: exampleIsin }]);
  const again = await importFolder([zip, file('INDAS_1.xml', filingXml())], store, { today });
  expect(again).toMatchObject({ added: 0, known: 4 });
});

describe('shareholding patterns in XBRL', () => {
  const shareholding = {
    ...{ symbol: 'UDAHARAN', date: '30-SEP-2026', pr_and_prgrp: '55.1' },
    ...{ broadcastDate: '14-OCT-2026 17:02:00', xbrl: addressOf('SHP_2.xml') },
  };

  test('count from the day on which the list says that they were published, else from the last due day', async () => {
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan()),
      file('SHP_2.xml', shareholdingXml({ pledgedShares: 5_510_000 })),
      file('SHP_1.xml', shareholdingXml({ asOf: '2026-06-30' })),
      json('shareholding.json', [shareholding]),
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

  test('that are published before the day that they are of are reported and left out', async () => {
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan()),
      // A wrong year: it would hide all patterns of the year to come.
      file('SHP_2.xml', shareholdingXml({ asOf: '2027-09-30', promoterShare: '0.2' })),
      json('shareholding.json', [shareholding]),
    );
    expect(report.unplaced).toEqual(['SHP_2.xml']);
    const { promoterPercent } = companies[0]!.governance;
    expect(promoterPercent.map(({ asOf }) => asOf)).toEqual(['2026-09-30']);
  });

  test('of a company that the folder does not have are reported', async () => {
    const { report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      file('SHP_1.xml', shareholdingXml({ isin: '', symbol: 'ELSEWHERE' })),
    );
    expect(report.unplaced).toEqual(['SHP_1.xml']);
  });
});

describe('the companies of a folder', () => {
  test('have their names and days of listing from the list, their figures from filings', async () => {
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan(), others),
      notices(['INDAS_1.xml', '29-May-2026']),
      file('ind_nifty500list.csv', constituents),
    );
    expect(companies).toMatchObject([
      {
        ...{ isin: exampleIsin, symbol: 'UDAHARAN', name: 'Udaharan Limited' },
        ...{ sector: 'Chemicals', listedOn: '2008-10-06', isFinancial: false },
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

  test('keep both revisions of a year: the newer one wins from its day on', async () => {
    const revised = { ...usualYear.fourD, ProfitLossForPeriod: 90_000_000 };
    const { companies, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      file('INDAS_2.xml', filingXml({ fourD: revised })),
      notices(['INDAS_1.xml', '29-May-2026'], ['INDAS_2.xml', '10-Aug-2026']),
    );
    expect(companies[0]!.years).toMatchObject([
      { publishedOn: '2026-05-29', figures: { netProfit: 10 } },
      { publishedOn: '2026-08-10', figures: { netProfit: 9 } },
    ]);
    const contradictions = [{ isin: exampleIsin, year: 2026, figures: ['netProfit'] }];
    expect(report).toMatchObject({ contradictions, coverage: { years: 1, lateYears: 0 } });
  });

  test('keep the figures of a year that a revision lacks, and get those that it adds', async () => {
    const { CashFlowsFromUsedInOperatingActivities: _, ...noCashFlow } = usualYear.fourD;
    type Lines = Readonly<Record<string, number>>;
    const yearsAfter = async (first: Lines, second: Lines) => {
      const { companies, report } = await universeFrom(
        file('INDAS_1.xml', filingXml({ fourD: first })),
        file('INDAS_2.xml', filingXml({ fourD: second })),
        notices(['INDAS_1.xml', '29-May-2026'], ['INDAS_2.xml', '10-Aug-2026']),
      );
      const years = companies[0]!.years.map(({ publishedOn, figures }) => [
        publishedOn,
        figures.netProfit,
        figures.operatingCashFlow,
      ]);
      return { years, contradictions: report.contradictions };
    };
    const revised = { ...noCashFlow, ProfitLossForPeriod: 90_000_000 };
    expect(await yearsAfter(noCashFlow, usualYear.fourD)).toEqual({
      years: [
        ['2026-05-29', 10, null],
        ['2026-08-10', 10, 12],
      ],
      contradictions: [],
    });
    expect(await yearsAfter(usualYear.fourD, revised)).toEqual({
      years: [
        ['2026-05-29', 10, 12],
        ['2026-08-10', 9, 12],
      ],
      contradictions: [{ isin: exampleIsin, year: 2026, figures: ['netProfit'] }],
    });
    expect((await yearsAfter(usualYear.fourD, noCashFlow)).years).toEqual([['2026-05-29', 10, 12]]);
  });

  test('have consolidated years only, published the day after the board meeting where no list says when', async () => {
    const standalone = { ...usualHead(2025), NatureOfReportStandaloneConsolidated: 'Standalone' };
    const { companies, report } = await universeFrom(
      file('a.xml', filingXml()),
      file('b.xml', filingXml({ head: standalone }, 2025)),
    );
    expect(companies[0]!.years).toMatchObject([{ year: 2026, publishedOn: '2026-05-21' }]);
    expect(report).toMatchObject({ otherBasisYears: 1, assumedDays: 2 });
  });

  test('have standalone years where the last consolidated one is older than the two newest', async () => {
    const headOf = (year: number, nature: string) => ({
      ...usualHead(year),
      NatureOfReportStandaloneConsolidated: nature,
    });
    const yearsUntil = async (newest: number) => {
      const alone = Array.from({ length: newest - 2024 }, (_, index) => 2025 + index);
      const { companies, report } = await universeFrom(
        file('group.xml', filingXml({ head: headOf(2024, 'Consolidated') }, 2024)),
        ...alone.map((year) =>
          file(`${year}.xml`, filingXml({ head: headOf(year, 'Standalone') }, year)),
        ),
      );
      return [companies[0]!.years.map(({ year }) => year), report.otherBasisYears];
    };
    expect(await yearsUntil(2025)).toEqual([[2024], 1]);
    expect(await yearsUntil(2026)).toEqual([[2025, 2026], 1]);
  });

  test('have of a year of nine months only the figures of its last day', async () => {
    const short = { ...usualHead(), DateOfStartOfFinancialYear: '2025-07-01' };
    const { companies, report } = await universeFrom(
      file('a.xml', filingXml({ head: usualHead(2025) }, 2025)),
      file('b.xml', filingXml({ head: short })),
    );
    const ofYears = companies[0]!.years.map(({ year, figures }) => {
      const { sales, netProfit, operatingCashFlow, dividends, equity, shares } = figures;
      return [year, sales, netProfit, operatingCashFlow, dividends, equity, shares];
    });
    expect(ofYears).toEqual([
      [2025, 100, 10, 12, 2, 80, 2],
      [2026, null, null, null, null, 80, 2],
    ]);
    expect(report).toMatchObject({ otherLengthYears: 1, otherBasisYears: 0 });
  });

  test('stay one company over a split that changed the ISIN', async () => {
    const split = {
      ...{ symbol: 'UDAHARAN', isin: exampleIsin, exDate: '17-Nov-2026', faceVal: '5' },
      subject: 'Face Value Split (Sub-Division) - From Rs 10/- Per Share To Rs 5/- Per Share',
    };
    const { companies, actions, report } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan(splitIsin)),
      json('actions.json', [split]),
    );
    expect(companies.map(({ isin }) => isin)).toEqual([splitIsin]);
    expect(actions).toMatchObject([{ isin: splitIsin, kind: 'split' }]);
    expect(report.changedIsins).toBe(1);
  });

  test('that left the list are marked as delisted; years that were filed late are counted', async () => {
    const store = memoryStore();
    const first = [file('INDAS_1.xml', filingXml()), listOf(udaharan())];
    await importFolder(first, store, { today: '2026-10-01' });
    const second = [listOf(others), notices(['INDAS_1.xml', '12-Jun-2026'])];
    const { stored } = await importFolder(second, store, { today });
    const { companies, report } = buildUniverse(stored);
    expect(companies[0]!.delisted).toEqual({ on: today, reason: 'unknown', lastRupees: null });
    expect(report.coverage).toMatchObject({ goneCompanies: 1, lateYears: 1 });
  });

  test('that left the list stay delisted from the day of the first list without them', async () => {
    const store = memoryStore();
    const lists = [
      ['2026-05-01', listOf(others, udaharan())],
      ['2026-06-01', listOf(others)],
      ['2026-07-01', listOf(udaharan(), others)],
      ['2026-08-01', listOf(others, shareRow('THIRD', sampleIsin(1)))],
      ['2026-11-01', listOf(others, shareRow('FOURTH', sampleIsin(2)))],
    ] as const;
    await importFolder([file('INDAS_1.xml', filingXml())], store, { today: '2026-06-01' });
    const delistedOn: (string | undefined)[] = [];
    for (const [day, list] of lists) {
      const { stored } = await importFolder([list], store, { today: day });
      delistedOn.push(buildUniverse(stored).companies[0]!.delisted?.on);
    }
    expect(delistedOn).toEqual([undefined, '2026-06-01', undefined, '2026-08-01', '2026-08-01']);
  });

  test('have shareholding, pledges and surveillance from the lists', async () => {
    const owners = { symbol: 'UDAHARAN', date: '30-JUN-2026', pr_and_prgrp: '55.1' };
    const pledge = { comName: 'UDAHARAN LTD.', percPromoterShares: '2.5', shp: '30-Jun-2026' };
    const watched = [
      json('asm.json', { longterm: { data: [] }, shortterm: { data: [] } }),
      json('gsm.json', [{ symbol: 'OTHER', gsmStage: 'I', survCode: 'x' }]),
    ];
    const { companies } = await universeFrom(
      file('INDAS_1.xml', filingXml()),
      listOf(udaharan()),
      ...watched,
      json('shareholding.json', [{ ...owners, broadcastDate: '18-JUL-2026' }]),
      json('pledge.json', { data: [{ ...pledge, broadcastDt: '20-Jul-2026' }] }),
    );
    expect(companies[0]!.governance).toMatchObject({
      promoterPercent: [{ value: 55.1, asOf: '2026-06-30', publishedOn: '2026-07-18' }],
      pledgedPercent: [{ value: 2.5, asOf: '2026-06-30', publishedOn: '2026-07-20' }],
      surveillance: [{ value: 'none', asOf: today }],
    });
    // Lists of one exchange say nothing of a share that is not listed there.
    const elsewhere = await universeFrom(file('INDAS_1.xml', filingXml()), ...watched);
    expect(elsewhere.companies[0]!.governance.surveillance).toEqual([]);
  });

  describe('are under surveillance', () => {
    const list = (kind: 'asm' | 'gsm', asOf: IsoDate, isOn: boolean) => ({
      ...{ kind: 'surveillance' as const, list: kind, asOf },
      rows: isOn ? [{ symbol: 'UDAHARAN', isin: exampleIsin }] : [],
    });
    type Lists = readonly ReturnType<typeof list>[];
    type Rest = [isOfExchange: boolean, table?: GovernanceHistory['surveillance']];
    const governanceBy = (lists: Lists, day: IsoDate, rest: Rest) => {
      const surveillance = surveillanceByShare(lists, new Map())(shareOf(exampleIsin), ...rest);
      return governanceOn(governanceOf(undefined, [], { holdings: [], surveillance }), day);
    };
    const watched = (lists: Lists, day: IsoDate) => {
      const { redFlags, ratios } = governanceBy(lists, day, [true]);
      return [ratios.underSurveillance, redFlags[0]?.asOf ?? null];
    };

    test('until a list without them is published', () => {
      const lists = [
        ...[list('gsm', '2026-11-01', false), list('asm', '2026-11-08', true)],
        list('asm', '2026-11-15', false),
      ];
      expect(watched(lists, '2026-11-05')).toEqual([null, null]);
      expect(watched(lists, '2026-11-10')).toEqual([1, '2026-11-08']);
      expect(watched(lists, '2026-11-28')).toEqual([0, null]);
    });

    test('as of the list on which they stand', () => {
      const lists = [list('gsm', '2026-01-01', true), list('asm', '2026-11-08', false)];
      expect(watched(lists, '2026-06-01')).toEqual([1, '2026-01-01']);
      expect(watched(lists, '2026-11-28')).toEqual([1, '2026-01-01']);
      const both = [...lists, list('asm', '2026-11-15', true), list('gsm', '2026-11-22', false)];
      expect(watched(both, '2026-11-28')).toEqual([1, '2026-11-15']);
    });

    test('until they leave a list; then nothing is known while the other list is unknown', () => {
      const of = (lists: Lists, day: IsoDate, ...rest: Rest) => {
        const { redFlags, unknownFlags, ratios } = governanceBy(lists, day, rest);
        const isUnknown = unknownFlags.includes('surveillance');
        return { flags: redFlags.length, isUnknown, ratio: ratios.underSurveillance };
      };
      const known = { flags: 1, isUnknown: false, ratio: 1 };
      const unknown = { flags: 0, isUnknown: true, ratio: null };
      const left = list('asm', '2026-11-15', false);
      const lists = [list('asm', '2026-11-08', true), left];
      expect(of(lists, '2026-11-10', true)).toEqual(known);
      expect(of(lists, '2026-11-28', true)).toEqual(unknown);
      // Also where only the operator's table had named the list.
      const typed = { value: 'asm', asOf: '2026-11-05', publishedOn: '2026-11-05' } as const;
      expect(of([left], '2026-11-10', true, [typed])).toEqual(known);
      expect(of([left], '2026-11-28', true, [typed])).toEqual(unknown);
      const none = of([left], '2026-11-28', false, [{ ...typed, value: 'none' }]);
      expect(none).toEqual({ flags: 0, isUnknown: false, ratio: 0 });
    });
  });

  test('have what a filing said until a later one of the same day corrected it', () => {
    const holding = { pledgedPercent: null, asOf: '2026-06-30' as const };
    const governance = governanceOf(undefined, [], {
      holdings: [
        { ...holding, promoterPercent: 48, publishedOn: '2026-08-10' },
        { ...holding, promoterPercent: 55, publishedOn: '2026-07-18' },
      ],
      surveillance: [],
    });
    const holdingOn = (day: IsoDate) => governanceOn(governance, day).ratios.promoterHolding;
    expect(holdingOn('2026-08-01')).toBe(55);
    expect(holdingOn('2026-08-10')).toBe(48);
  });

  describe('have an audit opinion', () => {
    const opinions = {
      clean: 'Declaration of unmodified opinion',
      qualified: 'Statement on impact of audit qualification',
    };
    const filed = (
      name: string,
      opinion: keyof typeof opinions,
      basis: 'Consolidated' | 'Standalone' = 'Consolidated',
    ) =>
      file(
        name,
        filingXml({
          head: { ...usualHead(), NatureOfReportStandaloneConsolidated: basis },
          more: `<in-bse-fin:DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification contextRef="FourD">${opinions[opinion]}</in-bse-fin:DeclarationOfUnmodifiedOpinionOrStatementOnImpactOfAuditQualification>`,
        }),
      );
    const auditOf = async (...files: FolderFile[]) => {
      const { companies } = await universeFrom(
        ...files,
        notices(['a.xml', '29-May-2026'], ['b.xml', '29-May-2026'], ['c.xml', '10-Aug-2026']),
      );
      return companies[0]!.governance.auditor.map(({ value, publishedOn }) => [value, publishedOn]);
    };

    test.each([
      [filed('a.xml', 'qualified'), filed('b.xml', 'clean', 'Standalone')],
      [filed('a.xml', 'clean'), filed('b.xml', 'qualified', 'Standalone')],
      [filed('a.xml', 'clean', 'Standalone'), filed('b.xml', 'qualified')],
      [filed('a.xml', 'qualified'), filed('b.xml', 'clean')],
    ])('that is qualified where one of two filings of a day says so (%#)', async (...files) => {
      expect(await auditOf(...files)).toEqual([['qualified', '2026-05-29']]);
    });

    test('that a later filing of the same basis may change, and one of the other basis may not', async () => {
      const first = [filed('a.xml', 'qualified'), filed('b.xml', 'clean', 'Standalone')] as const;
      expect(await auditOf(...first, filed('c.xml', 'clean'))).toEqual([
        ['qualified', '2026-05-29'],
        ['none', '2026-08-10'],
      ]);
      const elsewhere = filed('c.xml', 'clean', 'Standalone');
      expect(await auditOf(first[0], elsewhere)).toEqual([['qualified', '2026-05-29']]);
    });

    test.each(['changed', 'resigned'])(
      'that leaves the note of the table that the auditor has %s, where it is clean',
      async (remark) => {
        const table = file(
          'own.csv',
          [
            'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,auditor',
            `${exampleIsin},UDAHARAN,Udaharan,S,I,no,2026,2026-03-31,2026-05-20,101,${remark}`,
          ].join('\n'),
        );
        expect(await auditOf(table, filed('a.xml', 'clean'))).toEqual([[remark, '2026-05-20']]);
        expect(await auditOf(table, filed('a.xml', 'qualified'), filed('c.xml', 'clean'))).toEqual([
          [remark, '2026-05-20'],
          ['qualified', '2026-05-29'],
          [remark, '2026-08-10'],
        ]);
      },
    );
  });

  test('have years of the operator’s own table beside those filed, with each contradiction reported', async () => {
    const table = [
      'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,net_profit',
      `${exampleIsin},UDAHARAN,Udaharan,Own sector,Own industry,no,2025,2025-03-31,2025-05-20,80,8`,
      `${exampleIsin},UDAHARAN,Udaharan,Own sector,Own industry,no,2026,2026-03-31,2026-05-20,101,10`,
    ].join('\n');
    const filed = file('INDAS_1.xml', filingXml());
    const { companies, report } = await universeFrom(filed, file('own.csv', table));
    expect(companies[0]).toMatchObject({ sector: 'Own sector' });
    expect(companies[0]!.years.map(({ year, figures }) => [year, figures.sales])).toEqual([
      [2025, 80],
      [2026, 100],
    ]);
    expect(report.contradictions).toEqual([{ isin: exampleIsin, year: 2026, figures: ['sales'] }]);
  });

  test('have figures of the operator’s own table where the filings have none, once both are public', async () => {
    const { CashFlowsFromUsedInOperatingActivities: _, ...noCashFlow } = usualYear.fourD;
    const revised = { ...noCashFlow, ProfitLossForPeriod: 90_000_000 };
    const yearsWith = async (publishedOn: IsoDate) => {
      const table = [
        'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,operating_cash_flow',
        `${exampleIsin},UDAHARAN,Udaharan,S,I,no,2026,2026-03-31,${publishedOn},101,11`,
      ].join('\n');
      const { companies, report } = await universeFrom(
        file('INDAS_1.xml', filingXml({ fourD: noCashFlow })),
        file('INDAS_2.xml', filingXml({ fourD: revised })),
        notices(['INDAS_1.xml', '29-May-2026'], ['INDAS_2.xml', '10-Aug-2026']),
        file('own.csv', table),
      );
      expect(report.missing.operatingCashFlow).toBe(0);
      return companies[0]!.years.map(({ publishedOn: day, figures }) => [
        ...[day, figures.sales, figures.netProfit, figures.operatingCashFlow],
      ]);
    };
    expect(await yearsWith('2026-05-20')).toEqual([
      ['2026-05-29', 100, 10, 11],
      ['2026-08-10', 100, 9, 11],
    ]);
    expect(await yearsWith('2026-07-01')).toEqual([
      ['2026-05-29', 100, 10, null],
      ['2026-07-01', 100, 10, 11],
      ['2026-08-10', 100, 9, 11],
    ]);
    expect(await yearsWith('2026-08-10')).toEqual([
      ['2026-05-29', 100, 10, null],
      ['2026-08-10', 100, 9, 11],
    ]);
    expect(await yearsWith('2026-11-01')).toEqual([
      ['2026-05-29', 100, 10, null],
      ['2026-08-10', 100, 9, null],
      ['2026-11-01', 100, 9, 11],
    ]);
  });

  test('are written into one file, read back, and screened without a price', async () => {
    const { companies, actions, report } = await universeFrom(
      file('a.xml', filingXml()),
      file('b.xml', filingXml({ head: usualHead(2025) }, 2025)),
    );
    const { coverage } = report;
    const fingerprint = 'a'.repeat(64);
    const identity = { name: 'Nifty 500', fingerprint, importedOn: today, coverage } as const;
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

const read = async (...files: FolderFile[]) => {
  const store = memoryStore();
  return { ...(await importFolder(files, store, { today })), store };
};
const lineOf = (text: string, found: string) =>
  text.slice(0, text.indexOf(found)).split('\n').length;

const header = 'isin,symbol,name,sector,industry,financial,year,ends_on,published_on,sales,equity';
const row = `${exampleIsin},UDAHARAN,Udaharan,S,I,no,2026,2026-03-31,2026-05-20,100,80`;
const inWords = row.replaceAll('2026', '2025').replace(',100,', ', 1 lakh,');
const noRight = [{ symbol: 'x', subject: 'Bonus 1:1', exDate: 'no' }];
const lakh = { ...usualYear.oneD, PaidUpValueOfEquityShareCapital: 2_000 };
const dollars = filingXml().replaceAll('iso4217:INR', 'iso4217:USD');
const inLakh = filingXml({ oneD: lakh });
const otherDay =
  '<in-bse-fin:DateOfEndOfReportingPeriod contextRef="OneI">2025-12-31</in-bse-fin:DateOfEndOfReportingPeriod>';
const twoDates = filingXml({ more: otherDay });
const foreign = filingXml({ head: { ...usualHead(), ISIN: 'US0378331005' } });
const zip = (entries: Readonly<Record<string, Uint8Array>>) => zipSync(entries, { level: 9 });

const problems = new Set(['too-large', 'inflates-too-much', 'too-many-entries']);

/** The bad input that an operator may have in the folder, each with its place. */
test.each([
  ['nothing', 'a.csv', '', 'empty', null, null],
  ['a web page', 'a.xml', '\n<!DOCTYPE html><html></html>', 'html', 1, null],
  ['a web page called a zip', 'a.zip', '<html>Not found</html>', 'html', 1, null],
  ['half a filing', 'a.xml', filingXml().slice(0, 2_000), 'damaged', 17, null],
  ['half a shareholding pattern', 'a.xml', shareholdingXml().slice(0, 2_500), 'damaged', 14, null],
  ['a filing that ends in a text', 'a.xml', '<a>\n<b>\n<c>te', 'damaged', 3, null],
  ['half a JSON', 'a.json', '[\n{"symbol": "A",\n"xbrl"', 'damaged', 3, null],
  ['half a zip', 'a.zip', zip({ 'a.xml': strToU8(header) }).slice(0, 60), 'damaged', null, null],
  ['a zip without figures', 'a.zip', zip({ 'a.png': strToU8('x') }), 'empty-zip', null, null],
  ['a zip inside a zip', 'a.zip', zip({ 'b.zip': zip({}) }), 'zip', null, null],
  ['a document type', 'a.xml', '<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'declaration', 1, null],
  ['a bhavcopy', 'a.csv', cashCsv('2026-11-19'), 'prices', 1, null],
  ['a share of another country', 'a.xml', foreign, 'no-company', lineOf(foreign, ':ISIN '), null],
  ['dollars', 'a.xml', dollars, 'currency', lineOf(dollars, ':PaidUpValue'), null],
  ['figures in lakh', 'a.xml', inLakh, 'not-in-rupees', lineOf(inLakh, ':PaidUpValue'), null],
  ['two days in a filing', 'a.xml', twoDates, 'two-dates', lineOf(twoDates, otherDay), null],
  ['half a line', 'a.csv', `${header}\n\n${row}\n${row.slice(0, 60)}`, 'cells', 4, null],
  ['a number with words', 'a.csv', `${header}\n${row}\n\n${inWords}`, 'no-number', 4, 'sales'],
  ['a list without a row', 'a.csv', 'SYMBOL,NAME OF COMPANY,ISIN NUMBER\n', 'no-rows', 1, null],
  // Stored as an empty list, it would say that no share is watched.
  [
    'a list of surveillance without a right row',
    'a.json',
    JSON.stringify({ longterm: { data: [{ symbol: '', isin: '' }] } }),
    'no-rows',
    null,
    'symbol',
  ],
  ['a list without a right row', 'a.json', JSON.stringify(noRight), 'no-rows', null, 'isin'],
] as const)('%s is refused with its place', async (_what, name, content, problem, line, column) => {
  const { troubles, added, store } = await read(file(name, content));
  expect(troubles[0]?.troubles[0]).toMatchObject({ problem, line, column });
  problems.add(problem);
  expect([added, store.objects.size]).toEqual([0, 0]);
});

test('a file of half a gigabyte is refused before it is read', async () => {
  const huge = { bytes: 500 * 1024 * 1024, read: () => Promise.reject(new Error('read')) };
  const { troubles } = await read({ ...huge, name: 'a.xml' }, { ...huge, name: 'b.zip' });
  const tooLarge = { troubles: [{ problem: 'too-large' }] };
  expect(troubles).toMatchObject([tooLarge, tooLarge]);
});

test('a zip bomb is refused', async () => {
  const quarter = new Uint8Array(zipLimits.inflatedBytes / 4 + 1);
  const parts = ['1.xml', '2.xml', '3.xml', '4.xml'];
  const bomb = zipSync(Object.fromEntries(parts.map((name) => [name, quarter])), { level: 1 });
  const names = Array.from({ length: zipLimits.zipEntries + 1 }, (_, at) => `${at}.xml`);
  const many = zipClaiming(names, 1);
  // More than a reader's own file may have: an operator's zip has limits of its own.
  const some = zipClaiming(names.slice(0, fileLimits.zipEntries + 1), 1);
  const files = [file('bomb.zip', bomb), file('many.zip', many), file('some.zip', some)];
  const { troubles, zips } = await read(...files);
  expect(zips).toEqual({ opened: 1, members: fileLimits.zipEntries + 1 });
  expect(troubles.slice(0, 2)).toMatchObject([
    { name: 'bomb.zip', troubles: [{ problem: 'inflates-too-much' }] },
    { name: 'many.zip', troubles: [{ problem: 'too-many-entries' }] },
  ]);
});

test('spaces before cells and blank lines change nothing', async () => {
  const spaced = `${header.replaceAll(',', ', ')}\n\n${row.replaceAll(',', ', ')}\n\n`;
  const { stored, troubles } = await read(file('own.csv', spaced));
  expect(troubles).toEqual([]);
  const companies = [{ years: [{ figures: { sales: 100 } }] }];
  expect(stored[0]?.content).toMatchObject({ companies });
});

test('bad rows of a list are named with line and column, the others are stored', async () => {
  const [bad, again] = [shareRow('OTHER', 'INX999801018'), shareRow('AGAIN', splitIsin)];
  const { badRows, stored } = await read(listOf(udaharan(), '', bad, 'HALF,Half', others, again));
  const rows = [
    { line: 4, column: 'isin number', found: 'INX999801018' },
    { line: 5, column: 'isin number', found: '' },
  ];
  expect(badRows).toEqual([{ name: 'EQUITY_L.csv', rows }]);
  expect(stored).toMatchObject([{ refused: 2, content: { rows: [{}, { symbol: 'OTHER' }, {}] } }]);
});

test('each of these problems has a sentence for the operator', async () => {
  const named = await inNode<string[]>(`
    import { meaningOf } from './scripts/picks/meanings.mjs';
    answer(${JSON.stringify([...problems])}.filter((problem) => meaningOf(problem) !== problem));`);
  expect(problems.size).toBeGreaterThan(12);
  expect(named).toEqual([...problems]);
});
