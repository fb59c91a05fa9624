import { useEffect, useState, type ReactNode } from 'react';
import { useGuestItems } from '@/components/saved/guest-items';
import { SourceNote } from '@/components/sources/source-note';
import { LiveRegion } from '@/components/ui/alert';
import { CsvButton } from '@/components/ui/files/csv-button';
import { dateInIndia } from '@/lib/calendar/iso-date';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import { lotRowsOf, yourCoins, type CoinInBrief } from '@/lib/crypto/domain/your-coins';
import { fieldsOf } from '@/lib/fields-of';
import type { Messages } from '@/lib/messages';
import { figuresAgeSeconds, type DataOrigin } from '@/lib/sources/sourced';
import { YourCoins } from './your-coins';

type GuestCoinsProps = {
  pricesPath: string;
  law: VdaLaw;
  messages: Messages['crypto']['yours'];
  sourceMessages: Messages['sources'];
  hiddenLabel: string;
  /** Shown where there are none. */
  none: ReactNode;
};

/** `atMs`: when the browser received them. */
type Prices = GuestPrices & { atMs: number };

/** The coins that a guest saved in this browser, with today's prices. */
export function GuestCoins(props: GuestCoinsProps) {
  const { law, messages, pricesPath } = props;
  const { items } = useGuestItems();
  const [prices, setPrices] = useState<Prices | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    fetch(pricesPath, { signal: controller.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        setPrices({ ...readPrices(await answer.json()), atMs: Date.now() });
      })
      .catch(() => {
        if (!controller.signal.aborted) setHasFailed(true);
      });
    return () => controller.abort();
  }, [pricesPath]);

  const coins = yourCoins(items, prices?.coins ?? [], law);
  if (coins.length === 0) return props.none;
  const rows = lotRowsOf(coins);
  const loadCsv = async () => {
    const { lotsCsv } = await import('@/lib/crypto/domain/crypto-csv');
    const today = dateInIndia(new Date());
    return { name: 'crypto-purchases.csv', text: lotsCsv(prices?.origin ?? null, rows, today) };
  };
  return (
    <>
      <YourCoins coins={coins} messages={messages} hiddenLabel={props.hiddenLabel} />
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 md:px-5">
        <LiveRegion className="text-sm text-ink-soft">
          {hasFailed ? messages.pricesUnknown : null}
        </LiveRegion>
        {prices ? (
          <SourceNote
            sourced={prices.origin}
            ageSeconds={figuresAgeSeconds(prices.origin, prices.atMs)}
            messages={props.sourceMessages}
          />
        ) : null}
        {rows.length > 0 ? (
          <CsvButton
            label={messages.download}
            failed={messages.downloadFailed}
            variant="quiet"
            load={loadCsv}
          />
        ) : null}
      </div>
    </>
  );
}

type GuestPrices = {
  origin: DataOrigin;
  coins: readonly CoinInBrief[];
};

const statuses = ['live', 'stale', 'sample'] as const;

/** Reads the response of the prices route. @throws when it has another format. */
export function readPrices(answer: unknown): GuestPrices {
  const { origin, coins } = fieldsOf(answer);
  if (!Array.isArray(coins)) throw new Error('The prices have no known shape');
  return { origin: readOrigin(origin), coins: coins.flatMap((coin) => readCoin(coin) ?? []) };
}

function readOrigin(value: unknown): GuestPrices['origin'] {
  const { source, asOf, fetchedAt, status, unread } = fieldsOf(value);
  const { name, url, attribution } = fieldsOf(source);
  const { refusedRows, rows } = fieldsOf(unread);
  const known = statuses.find((each) => each === status);
  if (
    typeof name !== 'string' ||
    typeof asOf !== 'string' ||
    typeof fetchedAt !== 'string' ||
    !known
  ) {
    throw new Error('The source of the prices has no known shape');
  }
  return {
    source: { name, url: textOrNull(url), attribution: textOrNull(attribution) },
    asOf,
    fetchedAt,
    status: known,
    ...(typeof refusedRows === 'number' && typeof rows === 'number'
      ? { unread: { refusedRows, rows } }
      : {}),
  };
}

function readCoin(value: unknown): CoinInBrief | null {
  const { id, name, symbol, price, changePercent } = fieldsOf(value);
  if (typeof id !== 'string' || typeof name !== 'string' || typeof symbol !== 'string') return null;
  const day = numberOrNull(fieldsOf(changePercent)['24h']);
  return { id, name, symbol, price: numberOrNull(price), changePercent: { '24h': day } };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
