import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/errors';
import {
  generationOf,
  readStoredFile,
  storedDays,
  writeStoredFile,
} from '@/lib/firebase/stored-file';
import type { FileFormat } from '@/lib/funds/data/file-format';
import { marketSeriesFile } from '@/lib/funds/data/market-series-file';
import { factsFile, performanceFile, summariesFile } from '@/lib/funds/data/facts/facts-file';
import { noStoredSummaries } from '@/lib/funds/domain/facts/scheme-summaries';
import { marketTableFile } from '@/lib/funds/data/market-table-file';
import {
  readNavDayFile,
  writeNavDayFile,
  readNavMonthFile,
  writeNavMonthFile,
  noMarketMemory,
  type MarketMemory,
  listFile,
  memoryFile,
} from '@/lib/funds/data/nav-files';
import { noStoredFacts } from '@/lib/funds/domain/facts/scheme-facts';
import { noLastList } from '@/lib/funds/domain/market/market-memory';
import type { NavMonth, NavDay } from '@/lib/funds/domain/market/nav-month';
import { readWhenChanged } from './file-loader';

/**
 * The folder of all files of funds in Cloud Storage. An object is replaced whole or not at all; a job that ends half-way
 * leaves whole files.
 * - `days/2026-11-24.json.gz`: the NAVs of a day.
 * - `months/2026-10-31.json.gz`: those of every day of a month, which the operator may add
 *   (`npm run funds:backfill -- --daily`).
 * - `table.json.gz`: the figures of all schemes; `series.json.gz`: the averages of the categories through time.
 * - `facts.json.gz` and `summaries.json.gz`: what AMFI publishes of schemes beside their NAVs.
 * - `performance.json.gz`: answers about the performance of schemes, until all categories are answered.
 * - `past.json.gz`: schemes that ended, and NAVs that were corrected.
 * - `list.json.gz`: the schemes of the newest whole list, for the next run.
 */
export const fundsFolder = env.sources.isSample ? 'sample/funds' : 'funds';
const monthPath = (end: IsoDate) => `${fundsFolder}/months/${end}.json.gz`;
const dayPath = (date: IsoDate) => `${fundsFolder}/days/${date}.json.gz`;

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

/**
 * One file with its reader and writer. `read` gives `none` before the first run of the job, and throws where Storage does not
 * answer, or DamagedFileError for a damaged file. @param what names it in the log
 */
function storedFile<Value, None>(
  name: string,
  format: FileFormat<Value>,
  { none, what }: { none: None; what: string },
) {
  const path = `${fundsFolder}/${name}`;
  const parse = readWhenChanged(format.read);
  return {
    write: async (value: Value) => writeStoredFile(path, await format.write(value)),
    read: async (): Promise<Value | None> => {
      const bytes = await readStoredFile(path);
      if (!bytes) return none;
      try {
        return await parse(bytes);
      } catch {
        throw new DamagedFileError(`${what} are damaged`);
      }
    },
  };
}

export const { read: readMarketTable, write: writeMarketTable } = storedFile(
  'table.json.gz',
  marketTableFile,
  { none: null, what: 'The stored figures of the funds' },
);
export const { read: readMarketSeries, write: writeMarketSeries } = storedFile(
  'series.json.gz',
  marketSeriesFile,
  { none: null, what: 'The stored averages of the categories' },
);
export const { read: readSchemeFacts, write: writeSchemeFacts } = storedFile(
  'facts.json.gz',
  factsFile,
  { none: noStoredFacts, what: 'The stored facts of the funds' },
);
export const { read: readSchemeSummaries, write: writeSchemeSummaries } = storedFile(
  'summaries.json.gz',
  summariesFile,
  { none: noStoredSummaries, what: 'The stored summaries of the funds' },
);
export const { read: readPerformanceSoFar, write: writePerformanceSoFar } = storedFile(
  'performance.json.gz',
  performanceFile,
  { none: null, what: 'The answers about the performance of schemes so far' },
);
const memoryName = 'past.json.gz';
export const { read: readMarketMemory } = storedFile(memoryName, memoryFile, {
  none: noMarketMemory,
  what: 'The stored past schemes',
});

/** Two jobs beside each other, the daily one and a backfill, store it a few times a minute. */
const maxAttempts = 5;

/**
 * Changes what the job remembers: where another job stored it meanwhile, from what that one stored. A damaged file is begun
 * anew. @param change gives null where nothing is to be stored @throws where Storage does not answer
 */
export async function changeMarketMemory(
  change: (memory: MarketMemory) => MarketMemory | null,
): Promise<void> {
  const path = `${fundsFolder}/${memoryName}`;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const generation = await generationOf(path);
    const changed = change(await readOrBeginAnew(readMarketMemory, noMarketMemory));
    if (!changed) return;
    try {
      await writeStoredFile(path, await memoryFile.write(changed), generation);
      return;
    } catch (error) {
      if (errorCode(error) !== 412) throw error;
    }
  }
  throw new Error('The past schemes could not be stored beside another job');
}

const lastList = storedFile('list.json.gz', listFile, {
  none: noLastList,
  what: 'The stored schemes of the list',
});
export const writeLastList = lastList.write;

/** The list with which the job compares the next one; none before its first run, and where the file is damaged. */
export const readLastList = () => readOrBeginAnew(lastList.read, noLastList);

export async function writeNavDay(day: NavDay): Promise<void> {
  await writeStoredFile(dayPath(day.date), await writeNavDayFile(day));
}

/** Null where a file is not there or is damaged: the job asks AMFI again. @param what names it in the log */
async function readUndamaged<Value>(
  path: string,
  what: string,
  parse: (bytes: Buffer) => Promise<Value>,
): Promise<Value | null> {
  const bytes = await readStoredFile(path);
  if (!bytes) return null;
  try {
    return await parse(bytes);
  } catch {
    console.error(`${what} are damaged`);
    return null;
  }
}

export function readNavDay(
  date: IsoDate,
  isWanted?: (code: number) => boolean,
): Promise<NavDay | null> {
  return readUndamaged(dayPath(date), `The stored NAVs of ${date}`, (bytes) =>
    readNavDayFile(bytes, date, isWanted),
  );
}

export async function writeNavMonth(month: NavMonth): Promise<void> {
  await writeStoredFile(monthPath(month.end), await writeNavMonthFile(month));
}

/** @param end the last day of the month */
export function readNavMonth(end: IsoDate): Promise<NavMonth | null> {
  return readUndamaged(monthPath(end), `The stored NAVs of the month to ${end}`, (bytes) =>
    readNavMonthFile(bytes, end),
  );
}

export const storedNavDays = async () => new Set(await storedDays(`${fundsFolder}/days/`));

/** The last days of the stored months. */
export const storedNavMonths = async () => new Set(await storedDays(`${fundsFolder}/months/`));
