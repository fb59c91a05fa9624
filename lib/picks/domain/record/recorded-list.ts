import type { IsoDate } from '@/lib/calendar/iso-date';
import { isListedOn, ratioRow, ratioRows } from '@/lib/picks/domain/ratios/ratio-row';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Reason, Screen, ScreenResult } from '@/lib/picks/domain/screen/screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import {
  timelyCloses,
  underPresentIsins,
  type Universe,
} from '@/lib/picks/domain/company/universe';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { compileReasons } from '@/lib/picks/domain/screen/reasons';
import type { RecordedList, RecordedPick } from './record-chain';

/** When the screens ran. @param ranOn the day in India. */
type RecordedRun = { ranOn: IsoDate; priceLagDays: number };

/** What each of the site's screens picks on a day, ready to go on record. */
export function listsOfDay(
  universe: Universe,
  { ranOn, priceLagDays }: RecordedRun,
  run: readonly Screen[] = screens,
): RecordedList[] {
  const rows = ratioRows(universe, { asOf: ranOn, priceLagDays });
  return run.map((screen) =>
    recordedListOf(screen, runScreen(screen, rows, ranOn), universe, { ranOn, priceLagDays }),
  );
}

/** The fields of a run that go on record. */
export function recordedListOf(
  { ranking }: Pick<Screen, 'ranking'>,
  { screenId, ruleText, asOf, companies, failed, undecided, notTaken, passed }: ScreenResult,
  { kind, identity }: Pick<Universe, 'kind' | 'identity'>,
  { ranOn, priceLagDays }: RecordedRun,
): RecordedList {
  return {
    screenId,
    ruleText,
    ranking: ranking && {
      criteria: ranking.criteria.map(({ expressionText, better, weight }) => ({
        expressionText,
        better,
        weight,
      })),
      take: ranking.take,
    },
    universeKind: kind,
    // The text that is hashed, canonical JSON, cannot express an undefined field.
    ...(identity ? { universe: identity } : {}),
    ranOn,
    asOf,
    priceLagDays,
    companies,
    failed,
    undecided,
    notTaken,
    comparisons: (passed[0]?.reasons ?? []).map(({ text, isNegated, unit }) => ({
      text,
      isNegated,
      unit,
    })),
    picks: passed.map(({ isin, symbol, name, place, score, reasons }) => ({
      isin,
      symbol,
      name,
      place,
      score,
      sides: reasons.map(sideOf),
    })),
  };
}

/**
 * Whether a list was made from this market: the figures may have grown since, but what one universe never held neither
 * enters nor leaves the list of another.
 */
export function isOfUniverse(
  { universeKind, universe }: RecordedList,
  { kind, identity }: Pick<Universe, 'kind' | 'identity'>,
): boolean {
  return universeKind === kind && universe?.name === identity?.name;
}

/** Both sides of a comparison, and whether it holds. */
function sideOf({ number, threshold, isMet }: Reason): RecordedList['picks'][0]['sides'][0] {
  return { number, threshold, isMet };
}

export type Side = RecordedPick['sides'][number];

/** A comparison of the rule with a different outcome on the other day. */
export type Flip = RecordedList['comparisons'][number] & { before: Side; after: Side };

export type ListChange = Pick<RecordedPick, 'isin' | 'symbol' | 'name'> & {
  /**
   * `rule`: the flips say which part of it; `ranking`: it meets the rule on both days, but ranked too low on one;
   * `absent`: it was not among the companies looked at on the other day; `rewritten`: the screen's own text or ranking
   * is another one, so the numbers explain nothing; `unclear`: none of these.
   */
  cause: 'rule' | 'ranking' | 'absent' | 'rewritten' | 'unclear';
  flips: readonly Flip[];
};

export type Digest = {
  entries: readonly ListChange[];
  exits: readonly ListChange[];
  /** On both lists. */
  stayed: number;
};

/** How a company that is on only one of two lists stood on the day of the other; null when it was not looked at. */
type OtherSides = (isin: string, day: 'before' | 'after') => readonly Side[] | null;

/** The companies that came onto a screen's list or left it between two runs, and which part of the rule changed. */
export function digestOf(
  before: RecordedList,
  after: RecordedList,
  otherSides: OtherSides,
): Digest {
  const pickedBefore = new Map(before.picks.map((pick) => [pick.isin, pick]));
  const pickedAfter = new Map(after.picks.map((pick) => [pick.isin, pick]));
  const isRewritten =
    before.ruleText !== after.ruleText ||
    JSON.stringify(rankingOf(before)) !== JSON.stringify(rankingOf(after));

  function changeOf(pick: RecordedPick, list: RecordedList): ListChange {
    const isEntry = list === after;
    const other = isRewritten ? null : otherSides(pick.isin, isEntry ? 'before' : 'after');
    const [was, is] = isEntry ? [other, pick.sides] : [pick.sides, other];
    const flips = was && is ? flipsBetween(was, is, list.comparisons) : [];
    const { isin, symbol, name } = pick;
    return { isin, symbol, name, cause: causeOf(), flips };

    function causeOf(): ListChange['cause'] {
      if (isRewritten) return 'rewritten';
      if (!other) return 'absent';
      if (flips.length > 0) return 'rule';
      return list.ranking ? 'ranking' : 'unclear';
    }
  }

  const entries = after.picks.filter(({ isin }) => !pickedBefore.has(isin));
  const exits = before.picks.filter(({ isin }) => !pickedAfter.has(isin));
  return {
    entries: entries.map((pick) => changeOf(pick, after)),
    exits: exits.map((pick) => changeOf(pick, before)),
    stayed: after.picks.length - entries.length,
  };
}

function flipsBetween(
  before: readonly Side[],
  after: readonly Side[],
  comparisons: RecordedList['comparisons'],
): Flip[] {
  return comparisons.flatMap((comparison, index) => {
    const [was, is] = [before[index], after[index]];
    return was && is && was.isMet !== is.isMet ? [{ ...comparison, before: was, after: is }] : [];
  });
}

/** In one order of fields, whatever the database gave. */
function rankingOf({ ranking }: RecordedList) {
  return (
    ranking && [
      ranking.take,
      ranking.criteria.map(({ expressionText, better, weight }) => [
        expressionText,
        better,
        weight,
      ]),
    ]
  );
}

/**
 * The digest of two lists on record. How a company stood on the day on which it was not picked is no part of the
 * record: it is worked out from what was public then, without closes that arrived late.
 */
export function digestInMarket(
  before: RecordedList,
  after: RecordedList,
  universe: Universe,
): Digest {
  const { companies, prices } = universe;
  const byIsin = new Map(companies.map((company) => [company.isin, company]));
  const rule = parseRule(after.ruleText);
  const otherSides: OtherSides = (isin, day) => {
    const { asOf, priceLagDays } = day === 'before' ? before : after;
    const company = byIsin.get(isin);
    if (!company || !rule.ok || !isListedOn(company, asOf)) return null;
    const known = timelyCloses(prices.get(isin) ?? [], universe, asOf);
    const row = ratioRow(company, known, { asOf, priceLagDays });
    return compileReasons(rule.value, [row])(0).map(sideOf);
  };
  const presentOf = (list: RecordedList): RecordedList => ({
    ...list,
    picks: underPresentIsins(list.picks, universe),
  });
  return digestOf(presentOf(before), presentOf(after), otherSides);
}

export type LastChange = { screenId: string; day: IsoDate; digest: Digest };

/**
 * What the last run of each screen changed, in the order of the lists. Lists of another universe than the one shown are
 * left out, however new they are. @param lists the newest first.
 */
export function lastChanges(lists: readonly RecordedList[], universe: Universe): LastChange[] {
  const newest = new Map<string, RecordedList>();
  const changes: LastChange[] = [];
  for (const list of lists.filter((each) => isOfUniverse(each, universe))) {
    const after = newest.get(list.screenId);
    if (!after) newest.set(list.screenId, list);
    else if (!changes.some(({ screenId }) => screenId === list.screenId)) {
      changes.push({
        screenId: list.screenId,
        day: after.ranOn,
        digest: digestInMarket(list, after, universe),
      });
    }
  }
  return changes;
}
