import type { IsoDate } from '@/lib/calendar/iso-date';
import type { PlanAssets } from '@/lib/funds/domain/facts/fund-names';
import type { MasterFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { browserHeaders, jsonReader, type Feed } from '@/lib/sources/feed';
import { amfi, amfiWeb } from '@/lib/sources/providers';
import { writeAmfiDate } from '@/lib/funds/data/amfi-text';
import { ofJob } from '@/lib/funds/data/feeds';
import {
  averageAumSchema,
  newestQuarter,
  yearsNewestFirst,
  periodsSchema,
  readAverageAum,
  yearsSchema,
  type Quarter,
} from './average-aum';
import { performanceSchema, readPerformance, type PerformanceRow } from './fund-performance';
import { readSchemeMaster } from './scheme-master';
import {
  housesSchema,
  readHouses,
  readSchemeSummary,
  readSchemesOfHouse,
  schemesSchema,
  type ReadSummary,
} from './scheme-summary';
import { terMonthsNewestFirst, terMonthsSchema } from './ter-workbook';

/** The page of AMFI's site that asks for the same; its server may answer nothing without one. */
const refererOf = (page: string) => ({ referer: `${amfiWeb.url}${page}` });

/** Launch date and smallest first purchase of every scheme; 4 MB. */
export const schemeMasterFeed: Feed<ReadonlyMap<number, MasterFacts>> = {
  ...ofJob,
  switch: 'master',
  provider: amfi,
  key: 'amfi/scheme-master',
  path: '/DownloadSchemeData_Po.aspx?mf=0',
  read: readSchemeMaster,
};

const aumPath = '/api/average-aum-schemewise?strType=Categorywise&MF_ID=0';
const ofAum = {
  ...ofJob,
  switch: 'averageAum',
  provider: amfiWeb,
  headers: refererOf('/aum-data/average-aum'),
} as const;

export const aumYearsFeed: Feed<readonly number[]> = {
  ...ofAum,
  key: 'amfiweb/aum-years',
  path: aumPath,
  read: jsonReader(yearsSchema, yearsNewestFirst),
};

export function aumQuartersFeed(yearId: number): Feed<Quarter | 'none'> {
  return {
    ...ofAum,
    key: `amfiweb/aum-quarters/${yearId}`,
    kind: 'amfiweb/aum-quarters',
    path: `${aumPath}&fyId=${yearId}`,
    read: jsonReader(periodsSchema, newestQuarter),
  };
}

/** In lakh rupees, by scheme code; one answer of 2 MB. */
export function averageAumFeed(yearId: number, { id, end }: Quarter): Feed<PlanAssets> {
  return {
    ...ofAum,
    key: `amfiweb/average-aum/${yearId}/${id}`,
    kind: 'amfiweb/average-aum',
    path: `${aumPath}&fyId=${yearId}&periodId=${id}`,
    read: jsonReader(averageAumSchema, (payload) => readAverageAum(payload, end)),
  };
}

const ofTer = {
  ...ofJob,
  switch: 'ter',
  provider: amfiWeb,
  headers: refererOf('/ter-of-mf-schemes'),
} as const;

/** The months that have expense ratios, as 10-2026, the newest first. @param year such as 2026-2027 */
export function terMonthsFeed(year: string): Feed<readonly string[]> {
  return {
    ...ofTer,
    key: `amfiweb/ter-months/${year}`,
    kind: 'amfiweb/ter-months',
    path: `/api/populate-ter-month?year=${year}`,
    read: jsonReader(terMonthsSchema, (months) => ({
      data: terMonthsNewestFirst(months),
      asOf: null,
    })),
  };
}

/**
 * The expense ratios of a month in one workbook (XLSX); by pages of a hundred rows they would take hundreds of requests.
 * The bytes as they are: `readTerWorkbook` reads them.
 */
export function terWorkbookFeed(month: string): Feed<Uint8Array> {
  return {
    ...ofTer,
    key: `amfiweb/ter/${month}`,
    kind: 'amfiweb/ter',
    path: `/api/populate-te-rdata-revised?MF_ID=All&Month=${month}&strCat=-1&strType=-1&excel=true`,
    // A byte for each character.
    decode: (bytes) => Buffer.from(bytes).toString('latin1'),
    read: (body) => {
      if (!body.startsWith('PK')) throw new Error('expense ratios: not a workbook');
      return { data: Buffer.from(body, 'latin1'), asOf: null };
    },
  };
}

/**
 * Riskometer and benchmark of the schemes of one category. AMFI does not document this address; it answers nothing
 * without the headers that its own page sends.
 */
export function performanceFeed(
  [category, kind]: readonly [number, number],
  day: IsoDate,
): Feed<readonly PerformanceRow[]> {
  return {
    ...ofJob,
    switch: 'performance',
    provider: amfiWeb,
    key: `amfiweb/performance/${category}/${kind}/${day}`,
    kind: 'amfiweb/performance',
    path: '/gateway/pollingsebi/api/amfi/fundperformance',
    headers: {
      ...refererOf('/polling/amfi/fund-performance'),
      origin: amfiWeb.url!,
      ...browserHeaders,
    },
    posted: {
      maturityType: 1,
      category,
      subCategory: kind,
      mfid: 0,
      reportDate: writeAmfiDate(day),
    },
    read: jsonReader(performanceSchema, (payload) => readPerformance(payload, day)),
  };
}

const ofSummaries = {
  ...ofJob,
  switch: 'summary',
  provider: amfiWeb,
  headers: refererOf('/otherdata/scheme-details'),
} as const;

/** The numbers of the fund houses, for the two below. */
export const summaryHousesFeed: Feed<readonly number[]> = {
  ...ofSummaries,
  key: 'amfiweb/houses',
  path: '/api/populate-mf',
  read: jsonReader(housesSchema, readHouses),
};

/** AMFI's numbers of a house's schemes, which name their summary documents. */
export function schemesOfHouseFeed(house: number): Feed<readonly number[]> {
  return {
    ...ofSummaries,
    key: `amfiweb/schemes/${house}`,
    kind: 'amfiweb/schemes',
    path: `/api/populate-scheme?MF_ID=${house}`,
    read: jsonReader(schemesSchema, readSchemesOfHouse),
  };
}

/** The summary document of a scheme, by AMFI's number. Some schemes have none. */
export function schemeSummaryFeed(id: number): Feed<ReadSummary> {
  return {
    ...ofJob,
    switch: 'summary',
    provider: amfi,
    key: `amfi/summary/${id}`,
    kind: 'amfi/summary',
    path: `/spages/SSD_${id}.xml`,
    canBeMissing: true,
    read: (body) => ({ data: readSchemeSummary(body), asOf: null }),
  };
}
