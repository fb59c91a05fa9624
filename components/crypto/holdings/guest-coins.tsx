import { useEffect, useState } from 'react';
import { LiveRegion } from '@/components/ui/alert';
import { CsvButton } from '@/components/ui/files/csv-button';
import { Card } from '@/components/ui/card/card';
import { readPrices, type GuestPrices } from './guest-prices';
import { useGuestItems } from '@/components/saved/guest-items';
import { SourceNote } from '@/components/sources/source-note';
import { lotRowsOf, yourCoins } from '@/lib/crypto/domain/your-coins';
import type { VdaLaw } from '@/lib/crypto/domain/vda-tax';
import type { Messages } from '@/lib/messages';
import { YourCoins } from './your-coins';

export type GuestCoinsProps = {
  pricesPath: string;
  law: VdaLaw;
  messages: Messages['crypto']['yours'];
  sourceWords: Messages['sources'];
  hiddenLabel: string;
};

/** `atMs`: when the browser received them. */
type Prices = GuestPrices & { atMs: number };

/** The coins that a guest keeps in this browser, with today's prices; nothing where there are none. */
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
  if (coins.length === 0) return null;
  const rows = lotRowsOf(coins);
  const loadCsv = async () => {
    const { lotsCsv } = await import('@/lib/crypto/domain/crypto-csv');
    return { name: 'crypto-purchases.csv', text: lotsCsv(prices?.origin ?? null, rows) };
  };
  return (
    <Card
      id="yours"
      title={messages.title}
      titleId="yours-title"
      description={messages.guestTitle}
      actions={
        rows.length > 0 ? (
          <CsvButton
            label={messages.download}
            failed={messages.downloadFailed}
            variant="quiet"
            load={loadCsv}
          />
        ) : null
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <YourCoins coins={coins} messages={messages} hiddenLabel={props.hiddenLabel} />
        <LiveRegion className="text-sm text-ink-soft">
          {hasFailed ? messages.pricesUnknown : null}
        </LiveRegion>
        {prices ? (
          <SourceNote
            sourced={prices.origin}
            ageSeconds={(prices.atMs - Date.parse(prices.origin.fetchedAt)) / 1000}
            messages={props.sourceWords}
          />
        ) : null}
      </div>
    </Card>
  );
}
