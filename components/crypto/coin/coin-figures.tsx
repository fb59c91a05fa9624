import { Change } from '@/components/ui/change';
import { Stat } from '@/components/ui/stat';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { changeWindows, type Coin, type Extreme } from '@/lib/crypto/domain/coin';
import { formatPrice, formatTotal } from '@/lib/crypto/domain/format-price';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber, notKnown } from '@/lib/money/rupees';
import { formatSignedPercent } from '@/lib/money/signed-percent';

type Words = Messages['crypto']['coin']['figures'];

/** What a coin costs and how that has changed, then everything else that the market list knows of it. */
export function CoinFigures({
  coin,
  dollars,
  messages,
  windowNames,
}: {
  coin: Coin;
  /** The price in dollars, in words; null while no rate is known. */
  dollars: string | null;
  messages: Words;
  windowNames: Messages['crypto']['table']['columns'];
}) {
  const rupees = (price: number | null) => formatPrice(price, 'inr');
  const count = (coins: number | null) =>
    coins === null ? notKnown : `${formatNumber(coins)} ${coin.symbol}`;
  return (
    <div className="grid gap-6">
      <dl className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <Stat label={messages.price} value={rupees(coin.price)} note={dollars} isMain />
        {changeWindows.map((window) => (
          <Stat
            key={window}
            label={windowNames[window]}
            value={<Change percent={coin.changePercent[window]} />}
          />
        ))}
      </dl>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 min-[420px]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        <Stat
          label={messages.marketCap}
          value={formatTotal(coin.marketCap, 'inr')}
          note={fill(messages.rank, { rank: formatNumber(coin.rank) })}
        />
        <Stat label={messages.volume} value={formatTotal(coin.volume24h, 'inr')} />
        <Stat
          label={messages.dayRange}
          value={`${rupees(coin.low24h)} – ${rupees(coin.high24h)}`}
        />
        <Stat label={messages.fullyDiluted} value={formatTotal(coin.fullyDilutedValue, 'inr')} />
        <ExtremeStat label={messages.allTimeHigh} extreme={coin.allTimeHigh} messages={messages} />
        <ExtremeStat label={messages.allTimeLow} extreme={coin.allTimeLow} messages={messages} />
        <Stat label={messages.circulating} value={count(coin.circulatingSupply)} />
        <Stat
          label={messages.maximum}
          value={count(coin.maxSupply)}
          note={coin.maxSupply === null ? messages.noMaximum : null}
        />
      </dl>
    </div>
  );
}

function ExtremeStat({
  label,
  extreme,
  messages,
}: {
  label: string;
  extreme: Extreme | null;
  messages: Words;
}) {
  if (!extreme) return <Stat label={label} value={notKnown} />;
  const { price, changePercent, at } = extreme;
  return (
    <Stat
      label={label}
      value={formatPrice(price, 'inr')}
      note={fill(messages.since, {
        date: at ? formatDate(dateInIndia(new Date(at))) : notKnown,
        change: formatSignedPercent(changePercent, 1),
      })}
    />
  );
}
