import { Disclosure } from '@/components/dashboard/disclosure';
import { HoldingsTable, LotList } from '@/components/dashboard/holdings-table';
import { ImportForm } from '@/components/dashboard/import-form';
import { ownAmount } from '@/components/dashboard/own-amount';
import { PurchaseForm } from '@/components/dashboard/purchase-form';
import { SharePriceForm } from '@/components/dashboard/share-price-form';
import { navJumpsWhileHeld } from '@/lib/dashboard/nav-jumps-while-held';
import { loadPositions, loadPriced } from '@/lib/dashboard/portfolio-source';
import { csvLimits } from '@/lib/holdings/holdings-csv';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { dashboard, display, saved } = messages();
const { holdings: words, outcomes } = dashboard;
const amount = ownAmount(display.amountHidden);

export const holdingsCard = defineCard({
  id: 'holdings',
  title: dashboard.titles.holdings,
  width: 'full',
  audience: 'personal',
  lines: 14,
  load: async ({ items, today }) => {
    if (items === null) return null;
    const [positions, priced] = await Promise.all([loadPositions(items), loadPriced(items)]);
    return { positions, jumps: navJumpsWhileHeld(priced, { from: null, to: today }) };
  },
  show: (known, { isDemo, today }) => {
    if (!known) return <p>{dashboard.accountUnavailable}</p>;
    const { positions, jumps } = known;
    const shares = positions.filter(({ holding }) => holding.assetClass === 'share');
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {positions.length > 0 ? (
          <HoldingsTable
            positions={positions}
            jumps={jumps}
            amount={amount}
            hiddenLabel={display.amountHidden}
            messages={words}
            inDoubtWords={dashboard.inDoubt}
          />
        ) : (
          <p className="text-ink-soft">{words.none}</p>
        )}
        {isDemo ? null : (
          <>
            <Disclosure title={words.add}>
              <PurchaseForm today={today} messages={words.form} outcomes={outcomes} />
            </Disclosure>
            {positions.length > 0 ? (
              <Disclosure title={words.lots}>
                <LotList
                  positions={positions}
                  amount={amount}
                  messages={words}
                  removeWords={saved.remove}
                />
              </Disclosure>
            ) : null}
            {shares.length > 0 ? (
              <Disclosure title={words.prices}>
                <p className="text-sm text-ink-soft">{words.sharePrice.hint}</p>
                {shares.map(({ holding: { instrumentId } }) => (
                  <SharePriceForm
                    key={instrumentId}
                    symbol={instrumentId}
                    messages={words}
                    outcomes={outcomes}
                  />
                ))}
              </Disclosure>
            ) : null}
            <Disclosure title={words.importExport}>
              <ImportForm maxBytes={csvLimits.bytes} messages={words.import} outcomes={outcomes} />
              <ul className="flex flex-wrap gap-x-6">
                {[
                  { href: '/api/holdings.csv?template=1', text: words.import.template },
                  { href: '/api/holdings.csv', text: words.import.export },
                  { href: '/api/export', text: words.import.exportAll },
                ].map(({ href, text }) => (
                  <li key={href}>
                    <a
                      href={href}
                      download
                      className="inline-flex min-h-11 items-center font-semibold text-accent underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </>
        )}
      </div>
    );
  },
});
