import type { IsoDate } from '@/lib/calendar/iso-date';
import { ratioRows } from '@/lib/picks/domain/ratios/ratio-rows';
import type { RecordedList } from './record-chain';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import type { Reason, Screen, ScreenResult } from '@/lib/picks/domain/screen/screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import type { Universe } from '@/lib/picks/domain/company/universe';

/** When and upon what the screens ran. @param ranOn the day in India. */
export type RecordedRun = {
  universeKind: Universe['kind'];
  universe?: Universe['identity'];
  ranOn: IsoDate;
  priceLagDays: number;
};

/** What each of the site's screens picks on a day, ready to go on record. */
export function listsOfDay(
  universe: Universe,
  { ranOn, priceLagDays }: Omit<RecordedRun, 'universeKind' | 'universe'>,
  run: readonly Screen[] = screens,
): RecordedList[] {
  const rows = ratioRows(universe, { asOf: ranOn, priceLagDays });
  return run.map((screen) =>
    recordedListOf(screen, runScreen(screen, rows, ranOn), {
      universeKind: universe.kind,
      universe: universe.identity,
      ranOn,
      priceLagDays,
    }),
  );
}

/** What of a run goes on record: everything by which it can be held to account, field by field. */
export function recordedListOf(
  { ranking }: Pick<Screen, 'ranking'>,
  { screenId, ruleText, asOf, companies, failed, undecided, notTaken, passed }: ScreenResult,
  { universeKind, universe, ranOn, priceLagDays }: RecordedRun,
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
    universeKind,
    // The text that is hashed has no word for a field without a value.
    ...(universe ? { universe } : {}),
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
 * Whether two lists were made from the same market: the figures may have grown since, but what one universe never held
 * neither enters nor leaves the list of another.
 */
export function isSameUniverse(
  one: Pick<RecordedList, 'universeKind' | 'universe'>,
  other: Pick<RecordedList, 'universeKind' | 'universe'>,
): boolean {
  return one.universeKind === other.universeKind && one.universe?.name === other.universe?.name;
}

/** Both sides of a comparison, and whether it holds. */
export function sideOf({ number, threshold, isMet }: Reason): RecordedList['picks'][0]['sides'][0] {
  return { number, threshold, isMet };
}
