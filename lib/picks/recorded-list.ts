import type { IsoDate } from '@/lib/calendar/iso-date';
import type { RecordedList } from './record-entry';
import type { Screen, ScreenResult } from './screen';
import type { Universe } from './universe';

/** What of a run goes on record. @param ranOn the day in India. */
export function recordedListOf(
  { ranking }: Pick<Screen, 'ranking'>,
  result: ScreenResult,
  { universeKind, ranOn }: { universeKind: Universe['kind']; ranOn: IsoDate },
): RecordedList {
  const { screenId, ruleText, asOf, companies, failed, undecided, passed } = result;
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
    ranOn,
    asOf,
    companies,
    failed,
    undecided,
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
      sides: reasons.map(({ number, threshold, isKept }) => ({ number, threshold, isKept })),
    })),
  };
}
