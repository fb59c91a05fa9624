import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/errors';
import { storageBucket } from '@/lib/firebase/admin';
import { dayOfFile } from '@/lib/firebase/day-of-file';
import { readMarketSeriesFile, writeMarketSeriesFile } from '@/lib/funds/data/market-series-file';
import {
  readFactsFile,
  writeFactsFile,
  readSummariesFile,
  writeSummariesFile,
} from '@/lib/funds/data/facts/facts-file';
import { noStoredSummaries, type StoredSummaries } from '@/lib/funds/domain/facts/scheme-summaries';
import {
  readMarketTableFile,
  writeMarketTableFile,
  type StoredTable,
} from '@/lib/funds/data/market-table-file';
import {
  readNavDayFile,
  writeNavDayFile,
  readNavMonthFile,
  writeNavMonthFile,
} from '@/lib/funds/data/nav-files';
import {
  noMarketMemory,
  readListFile,
  readMemoryFile,
  writeListFile,
  writeMemoryFile,
  type MarketMemory,
} from '@/lib/funds/data/past-schemes-file';
import type { MarketSeries } from '@/lib/funds/domain/market/market-series';
import { noStoredFacts, type StoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { NavMonth, NavDay } from '@/lib/funds/domain/market/nav-month';
import type { Scheme } from '@/lib/funds/domain/scheme';
import { withTimeout } from '@/lib/timeout';
import { readWhenChanged } from './file-loader';

/**
 * Cloud Storage: `funds/days/2026-11-24.json.gz`, the NAVs of a day, `funds/months/2026-10-31.json.gz`, those of every day of a
 * month, which the operator may add (`npm run funds:backfill -- --daily`), and what pages read: `funds/table.json.gz`, the
 * figures of all schemes, `funds/series.json.gz`, the averages of the categories through time,
 * `funds/facts.json.gz` and `funds/summaries.json.gz`, what AMFI publishes of schemes beside their NAVs, and `funds/past.json.gz`, schemes that ended and
 * NAVs that were corrected. `funds/list.json.gz` has the schemes of the newest list for the next run. An object is replaced whole or not at all; a job
 * that ends half-way leaves whole files.
 */
/** Where all files of funds are. */
export const fundsFolder = env.sources.isSample ? 'sample/funds' : 'funds';
const tablePath = `${fundsFolder}/table.json.gz`;
const seriesPath = `${fundsFolder}/series.json.gz`;
const factsPath = `${fundsFolder}/facts.json.gz`;
const summariesPath = `${fundsFolder}/summaries.json.gz`;
const listPath = `${fundsFolder}/list.json.gz`;
const memoryPath = `${fundsFolder}/past.json.gz`;
const monthPath = (end: IsoDate) => `${fundsFolder}/months/${end}.json.gz`;
const dayPath = (date: IsoDate) => `${fundsFolder}/days/${date}.json.gz`;

const timeoutMs = 15_000;

const readTable = readWhenChanged(readMarketTableFile);
const readSeries = readWhenChanged(readMarketSeriesFile);
const readFacts = readWhenChanged(readFactsFile);
const readSummaries = readWhenChanged(readSummariesFile);
const readMemory = readWhenChanged(readMemoryFile);

export async function writeNavDay(day: NavDay): Promise<void> {
  await writeFundsFile(dayPath(day.date), await writeNavDayFile(day));
}

/** Null where the day is not stored, or its file is damaged: the job asks for it again. */
export async function readNavDay(
  date: IsoDate,
  isWanted?: (code: number) => boolean,
): Promise<NavDay | null> {
  const bytes = await readFundsFile(dayPath(date));
  if (!bytes) return null;
  try {
    return await readNavDayFile(bytes, date, isWanted);
  } catch {
    console.error(`The stored NAVs of ${date} are damaged`);
    return null;
  }
}

export async function writeNavMonth(month: NavMonth): Promise<void> {
  await writeFundsFile(monthPath(month.end), await writeNavMonthFile(month));
}

/** Null where the month is not stored, or its file is damaged. @param end the last day of the month */
export async function readNavMonth(end: IsoDate): Promise<NavMonth | null> {
  const bytes = await readFundsFile(monthPath(end));
  if (!bytes) return null;
  try {
    return await readNavMonthFile(bytes, end);
  } catch {
    console.error(`The stored NAVs of the month to ${end} are damaged`);
    return null;
  }
}

/** The stored days. */
export const storedNavDays = () => storedDaysIn('days');

/** The last days of the stored months. */
export const storedNavMonths = () => storedDaysIn('months');

async function storedDaysIn(folder: string): Promise<ReadonlySet<IsoDate>> {
  const [files] = await withTimeout(
    storageBucket().getFiles({ prefix: `${fundsFolder}/${folder}/` }),
    timeoutMs,
  );
  const days = files.flatMap(({ name }) => dayOfFile(name) ?? []);
  return new Set(days);
}

export async function writeMarketTable(stored: StoredTable): Promise<void> {
  await writeFundsFile(tablePath, await writeMarketTableFile(stored));
}

/** Null before the first run of the job. @throws where Storage does not answer or the file is damaged. */
export async function readMarketTable(): Promise<StoredTable | null> {
  const bytes = await readFundsFile(tablePath);
  return bytes && readTable(bytes);
}

export async function writeMarketSeries(series: MarketSeries): Promise<void> {
  await writeFundsFile(seriesPath, await writeMarketSeriesFile(series));
}

/** Null before the first run of the job. @throws where Storage does not answer or the file is damaged. */
export async function readMarketSeries(): Promise<MarketSeries | null> {
  const bytes = await readFundsFile(seriesPath);
  return bytes && readSeries(bytes);
}

export async function writeSchemeFacts(facts: StoredFacts): Promise<void> {
  await writeFundsFile(factsPath, await writeFactsFile(facts));
}

export async function writeLastList(schemes: readonly Scheme[]): Promise<void> {
  await writeFundsFile(listPath, await writeListFile(schemes));
}

/** The schemes of the list that the job read last; none before its first run, and where the file is damaged. */
export async function readLastList(): Promise<readonly Scheme[]> {
  const bytes = await readFundsFile(listPath);
  if (!bytes) return [];
  try {
    return await readListFile(bytes);
  } catch {
    console.error('The stored list of schemes is damaged');
    return [];
  }
}

export async function writeMarketMemory(memory: MarketMemory): Promise<void> {
  await writeFundsFile(memoryPath, await writeMemoryFile(memory));
}

/** Nothing before the first run of the job. @throws where Storage does not answer; DamagedFileError for a damaged file. */
export async function readMarketMemory(): Promise<MarketMemory> {
  const bytes = await readFundsFile(memoryPath);
  if (!bytes) return noMarketMemory;
  try {
    return await readMemory(bytes);
  } catch {
    throw new DamagedFileError('The stored past schemes are damaged');
  }
}

class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}

/** What a job adds to: a damaged file is begun anew. @throws where Storage does not answer. */
export async function readOrBeginAnew<Value>(read: () => Promise<Value>, none: Value) {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    console.error(error.message);
    return none;
  }
}

/** Nothing before the first run of the job. @throws where Storage does not answer; DamagedFileError for a damaged file. */
export async function readSchemeFacts(): Promise<StoredFacts> {
  const bytes = await readFundsFile(factsPath);
  if (!bytes) return noStoredFacts;
  try {
    return await readFacts(bytes);
  } catch {
    throw new DamagedFileError('The stored facts of the funds are damaged');
  }
}

export async function writeSchemeSummaries(stored: StoredSummaries): Promise<void> {
  await writeFundsFile(summariesPath, await writeSummariesFile(stored));
}

/** Nothing before the first run of the job. @throws where Storage does not answer; DamagedFileError for a damaged file. */
export async function readSchemeSummaries(): Promise<StoredSummaries> {
  const bytes = await readFundsFile(summariesPath);
  if (!bytes) return noStoredSummaries;
  try {
    return await readSummaries(bytes);
  } catch {
    throw new DamagedFileError('The stored summaries of the funds are damaged');
  }
}

/** Replaces a file whole or not at all. */
export async function writeFundsFile(path: string, bytes: Buffer): Promise<void> {
  const saved = storageBucket()
    .file(path)
    .save(bytes, { contentType: 'application/gzip', resumable: false });
  await withTimeout(saved, timeoutMs);
}

/** Null where there is no such file. @throws where Storage does not answer. */
export async function readFundsFile(path: string): Promise<Buffer | null> {
  try {
    const [bytes] = await withTimeout(storageBucket().file(path).download(), timeoutMs);
    return bytes;
  } catch (error) {
    if (errorCode(error) === 404) return null;
    throw error;
  }
}
