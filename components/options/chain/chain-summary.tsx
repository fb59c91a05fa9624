import { Stat } from '@/components/ui/stat';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber, notKnown } from '@/lib/money/rupees';
import type { ChainFigures } from '@/lib/options/domain/chain/chain-figures';

/** Figures of the whole chain, each with its limits. */
export function ChainSummary({
  figures: { putCallRatio, maxPainStrike, wallStrike },
  messages,
}: {
  figures: ChainFigures;
  messages: Messages['optionChain']['figures'];
}) {
  const hasWall = wallStrike.call !== null || wallStrike.put !== null;
  return (
    <section aria-label={messages.title} className="grid gap-3">
      <h3 className="font-semibold">{messages.title}</h3>
      <dl className="grid gap-4 md:grid-cols-3">
        <Stat
          label={messages.putCallRatio}
          value={formatFixed(putCallRatio.openInterest, 2)}
          note={`${fill(messages.putCallVolume, { ratio: formatFixed(putCallRatio.volume, 2) })}. ${messages.putCallNote}`}
        />
        <Stat
          label={messages.maxPain}
          value={formatNumber(maxPainStrike, 2)}
          note={messages.maxPainNote}
        />
        <Stat
          label={messages.walls}
          value={
            hasWall
              ? fill(messages.wallValues, {
                  call: formatNumber(wallStrike.call, 2),
                  put: formatNumber(wallStrike.put, 2),
                })
              : notKnown
          }
          note={messages.wallsNote}
        />
      </dl>
    </section>
  );
}
