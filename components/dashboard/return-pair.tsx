import { jumpSentence } from '@/components/funds/jump-sentence';
import { Alert } from '@/components/ui/alert';
import { Stat } from '@/components/ui/stat';
import { formatDate } from '@/lib/calendar/iso-date';
import type { TwoReturns } from '@/lib/dashboard/two-returns';
import type { NavJump } from '@/lib/funds/nav-jumps';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

/** XIRR and the time-weighted return side by side, and why they differ. */
export function ReturnPair({
  returns,
  jumps,
  words,
}: {
  /** Null where they cannot be counted. */
  returns: TwoReturns | null;
  /** Of the NAVs of funds that are held, within the range: no return across them is shown. */
  jumps: readonly { name: string; jump: NavJump }[];
  words: Messages['dashboard']['returns'];
}) {
  if (jumps.length > 0) {
    return (
      <Alert tone="warn" title={words.jumpTitle}>
        <ul>
          {jumps.map(({ name, jump }) => (
            <li key={name}>
              <bdi>{name}</bdi>: {jumpSentence(jump, words.jump)}
            </li>
          ))}
        </ul>
        <p>{words.jumpText}</p>
      </Alert>
    );
  }
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
