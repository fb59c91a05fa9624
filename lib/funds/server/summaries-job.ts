import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import {
  schemeSummaryFeed,
  schemesOfHouseFeed,
  summaryHousesFeed,
} from '@/lib/funds/data/facts/fact-feeds';
import {
  dueSummaryTasks,
  noStoredSummaries,
  withHouses,
  withoutAnswer,
  withSchemesOf,
  withSummary,
  type StoredSummaries,
  type SummaryTask,
} from '@/lib/funds/domain/facts/scheme-summaries';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { load } from '@/lib/sources/load';
import type { SourceProblem } from '@/lib/sources/sourced';
import { readOrBeginAnew, readSchemeSummaries, writeSchemeSummaries } from './market-store';

type SummariesRun = {
  /** Requests of this run. */
  asked: number;
  /** Documents that are known, and how many of them were read. */
  summaries: number;
  read: number;
  /** Whether something is still due: the next run goes on. */
  isUnfinished: boolean;
};

const pauseMs = env.sources.isSample ? 0 : 2_000;
/** Of some two thousand documents: a run stays short, and AMFI is seldom asked. */
const maxRequests = 60;
/** After this many failures in a row the provider is not asked again until the next run. */
const maxFailures = 3;

/**
 * Reads AMFI's scheme summary documents, which have exit loads and smallest SIPs: first the houses and their schemes, then
 * the documents that were asked for longest ago. One that fails is left for the next run, or for the next time that it is
 * due where AMFI answered others of its kind. What was read is stored at the end, and when AMFI fails.
 * @returns null where the operator has switched it off
 */
export async function runSummariesJob(
  now: Date,
  lastStartMs: number,
): Promise<SummariesRun | null> {
  if (!env.amfi.summary) return null;
  const startedAt = performance.now();
  const today = dateInIndia(now);
  let stored = await readOrBeginAnew(readSchemeSummaries, noStoredSummaries);
  let [asked, failures] = [0, 0];
  const failed = new Map<string, SummaryTask>();
  const answered = new Set<SummaryTask['kind']>();
  const nextTask = () => {
    const due = dueSummaryTasks(stored, today).filter((task) => !failed.has(nameOf(task)));
    // After a failure, go on from the other end: neighbours may fail together while AMFI answers all others.
    return due.at(failures > 0 ? -1 : 0);
  };
  let task = nextTask();
  while (task && asked < maxRequests && failures < maxFailures) {
    if (performance.now() - startedAt > lastStartMs) break;
    if (asked > 0) await pause(pauseMs);
    asked += 1;
    const next = await ask(task, stored, today);
    if (next) {
      answered.add(task.kind);
      stored = next;
      failures = 0;
    } else {
      failed.set(nameOf(task), task);
      failures += 1;
    }
    task = nextTask();
  }
  for (const each of failed.values()) {
    if (answered.has(each.kind)) stored = withoutAnswer(stored, each, today);
  }
  if (asked > 0) await writeSchemeSummaries(stored);
  return {
    asked,
    summaries: stored.summaries.length,
    read: stored.summaries.filter(({ readOn }) => readOn !== null).length,
    isUnfinished: dueSummaryTasks(stored, today).length > 0,
  };
}

const nameOf = (task: SummaryTask): string => JSON.stringify(task);

/** Problems of what was asked for itself: some schemes have no document, or one in a form of its own. */
const ownProblems: Readonly<Record<'house' | 'summary', readonly SourceProblem[]>> = {
  house: ['malformed', 'too-large'],
  summary: ['not-found', 'malformed', 'too-large'],
};

/** @returns null where AMFI did not answer */
async function ask(
  task: SummaryTask,
  stored: StoredSummaries,
  today: IsoDate,
): Promise<StoredSummaries | null> {
  if (task.kind === 'houses') {
    const answer = await load(summaryHousesFeed);
    return answer.ok ? withHouses(stored, answer.value.data, today) : null;
  }
  if (task.kind === 'house') {
    const answer = await load(schemesOfHouseFeed(task.house));
    if (answer.ok) return withSchemesOf(stored, task.house, answer.value.data, today);
    return ownProblems.house.includes(answer.problem) ? withoutAnswer(stored, task, today) : null;
  }
  const answer = await load(schemeSummaryFeed(task.id));
  if (answer.ok) return withSummary(stored, task.id, answer.value.data, today);
  return ownProblems.summary.includes(answer.problem) ? withoutAnswer(stored, task, today) : null;
}
