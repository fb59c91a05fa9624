import 'server-only';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { withFallback } from '@/lib/errors';
import { readStoredFile, writeStoredFile } from '@/lib/firebase/stored-file';
import {
  entryOf,
  isSamePortfolio,
  portfolioFile,
  portfolioIndexFile,
  type SentPortfolio,
} from '@/lib/funds/data/portfolio/portfolio-file';
import {
  fundNames,
  matchFund,
  mergedHoldings,
  type MatchFailure,
  type Portfolio,
  type PortfolioEntry,
} from '@/lib/funds/domain/portfolio';
import type { NavAll } from '@/lib/funds/data/nav-all';
import { memoizeByObject, oncePerInstance } from '@/lib/memoize';
import { failure, success, type Result } from '@/lib/result';
import type { SourceProblem } from '@/lib/sources/sourced';
import { withTimeout } from '@/lib/timeout';
import { createFileLoader, fileTimeoutMs } from './file-loader';
import { fundsFolder } from './market-store';
import { loadSchemes } from './source';

/**
 * Cloud Storage: `funds/portfolios/100001/2026-10.json.gz`, the portfolio of a fund at the end of a month, and
 * `funds/portfolios/index.json.gz`, which names the newest of each fund. The operator's command writes one after the other.
 */
const indexPath = `${fundsFolder}/portfolios/index.json.gz`;
const pathOf = (key: number, asOf: IsoDate) =>
  `${fundsFolder}/portfolios/${key}/${asOf.slice(0, 7)}.json.gz`;

type ImportedPortfolio = {
  name: string;
  house: string;
  /** One of its AMFI codes. */
  code: number;
  state: 'stored' | 'unchanged' | 'replaced';
};

type ImportProblem = SourceProblem | 'in-future' | MatchFailure['problem'];

type ImportFailure = { problem: ImportProblem; found: readonly string[] };

/** One for each list: names of 14,000 schemes are cut into words. */
const namesOf = memoizeByObject(({ schemes }: NavAll) => fundNames(schemes));

/**
 * Finds the fund that a disclosure speaks of and stores its portfolio. The same portfolio twice adds nothing; another one
 * of the same month replaces it. @param isCheck finds and compares only.
 */
export async function importPortfolio(
  sent: SentPortfolio,
  { now, isCheck }: { now: Date; isCheck: boolean },
): Promise<Result<ImportedPortfolio, ImportFailure>> {
  const list = await loadSchemes();
  if (!list.ok) return failure({ problem: list.problem, found: [] });
  if (sent.asOf > dateInIndia(now)) return failure({ problem: 'in-future', found: [sent.asOf] });
  const { data } = list.value;
  const match = matchFund([...sent.titles, sent.fileName], namesOf(data));
  if (!match.ok) return match;
  const fund = match.value;
  const portfolio: Portfolio = {
    ...fund,
    asOf: sent.asOf,
    fileName: sent.fileName,
    holdings: mergedHoldings(sent.holdings),
  };
  const entries = await readEntries();
  const entry = entries.find(({ codes }) => codes.some((code) => fund.codes.includes(code)));
  const key = entry?.key ?? fund.codes[0]!;
  const bytes = await readStoredFile(pathOf(key, sent.asOf));
  const stored = bytes && (await portfolioFile.read(bytes).catch(() => null));
  const isSame = stored !== null && isSamePortfolio(stored, portfolio);
  const answer = { name: fund.name, house: fund.house, code: fund.codes[0]! };
  const state = isSame ? 'unchanged' : stored ? 'replaced' : 'stored';
  if (isCheck) return success({ ...answer, state });
  if (!isSame) await writeStoredFile(pathOf(key, sent.asOf), await portfolioFile.write(portfolio));
  // Written after the portfolio: it never names a file that is not there.
  if (!entry || entry.asOf < sent.asOf || (!isSame && entry.asOf === sent.asOf)) {
    const others = entries.filter((each) => each.key !== key);
    await writeStoredFile(
      indexPath,
      await portfolioIndexFile.write([...others, entryOf(key, portfolio)]),
    );
  }
  return success({ ...answer, state });
}

async function readEntries(): Promise<readonly PortfolioEntry[]> {
  const bytes = await readStoredFile(indexPath);
  return bytes ? portfolioIndexFile.read(bytes) : [];
}

/** The newest portfolio of each fund by code; the last known ones while Storage does not answer. */
const loadEntries = oncePerInstance('funds.portfolios', () =>
  createFileLoader(
    async (): Promise<ReadonlyMap<number, PortfolioEntry>> =>
      new Map((await readEntries()).flatMap((entry) => entry.codes.map((code) => [code, entry]))),
    new Map(),
    { what: 'The portfolios of the funds', cacheMs: 30_000 },
  ),
);

/** What is stored of the newest portfolio of a scheme's fund; null for none. */
export async function loadPortfolioEntry(code: number): Promise<PortfolioEntry | null> {
  return (await loadEntries()).get(code) ?? null;
}

/** The newest portfolios of several schemes, side by side; null for one that is not stored or cannot be read in time. */
export async function loadPortfolios(codes: readonly number[]): Promise<(Portfolio | null)[]> {
  const entries = await loadEntries();
  return Promise.all(
    codes.map(async (code) => {
      const entry = entries.get(code);
      if (!entry) return null;
      return withFallback('A portfolio could not be read', null, async () => {
        const reading = readStoredFile(pathOf(entry.key, entry.asOf));
        const bytes = await withTimeout(reading, fileTimeoutMs);
        return bytes && (await portfolioFile.read(bytes));
      });
    }),
  );
}
