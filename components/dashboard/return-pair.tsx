import { Stat } from '@/components/ui/stat';
import { formatDate } from '@/lib/calendar/iso-date';
import type { TwoReturns } from '@/lib/dashboard/two-returns';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** XIRR and the time-weighted return side by side, and why they differ. */
export function ReturnPair({
  returns,
  words,
}: {
  /** Null where they cannot be counted. */
  returns: TwoReturns | null;
  words: Messages['dashboard']['returns'];
}) {
  if (!returns) return <p className="text-ink-soft">{words.none}</p>;
  const { since, isPerYear, moneyPercent, timePercent } = returns;
  const note = fill(isPerYear ? words.perYear : words.whole, { date: formatDate(since) });
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-2 gap-4">
        <Stat
          isMain
          label={words.money}
          value={formatSignedPercent(moneyPercent, 1)}
          note={moneyPercent === null ? words.noRate : note}
        />
        <Stat isMain label={words.time} value={formatSignedPercent(timePercent, 1)} note={note} />
      </dl>
      <p>{differenceOf(moneyPercent, timePercent, words)}</p>
      <p className="text-sm text-ink-soft">{words.how}</p>
    </div>
  );
}

/** Closer than this they print as the same. */
const samePoints = 0.05;

function differenceOf(
  money: number | null,
  time: number | null,
  words: Messages['dashboard']['returns'],
): string {
  if (money === null || time === null) return words.notCompared;
  const points = money - time;
  if (Math.abs(points) < samePoints) return words.same;
  return fill(points > 0 ? words.better : words.worse, {
    points: formatFixed(Math.abs(points), 1),
  });
}
