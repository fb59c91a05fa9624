import { changeClass } from '@/components/ui/change';
import { Stat } from '@/components/ui/stat';
import type { GlobalMarket } from '@/lib/crypto/data/global-payload';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

const namedShares = 2;

/** All that the provider says of the whole market. */
export function GlobalFigures({
  global: { marketCap, capChange24hPercent, volume24h, dominance, coinCount },
  messages,
}: {
  global: GlobalMarket;
  messages: Messages['crypto']['global'];
}) {
  const volumeShare = volume24h === null ? null : (volume24h / marketCap) * 100;
  return (
    <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
      <Stat
        label={messages.marketCap}
        value={formatLakhCrore(marketCap)}
        note={
          <span className={changeClass(formatSignedPercent(capChange24hPercent))}>
            {fill(messages.marketCapChange, { change: formatSignedPercent(capChange24hPercent) })}
          </span>
        }
      />
      <Stat
        label={messages.volume}
        value={formatLakhCrore(volume24h)}
        note={fill(messages.volumeShare, { percent: formatPercent(volumeShare, 1) })}
      />
      {dominance.slice(0, namedShares).map(({ symbol, sharePercent }) => (
        <Stat
          key={symbol}
          label={fill(messages.dominance, { symbol })}
          value={formatPercent(sharePercent, 1)}
          note={messages.dominanceNote}
        />
      ))}
      <Stat label={messages.coinCount} value={formatNumber(coinCount)} />
    </dl>
  );
}
