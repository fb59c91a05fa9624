import { useEffect, useRef, useState } from 'react';
import { WatchButton } from '@/components/holdings/watch-button';
import { CompanyPrice, CompanyStats, OldFiguresNote } from '@/components/picks/company-head';
import { RatioTables, TenYearTable } from '@/components/picks/company-tables';
import { ReasonTable, RedFlagList } from '@/components/picks/flags-and-reasons';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { fill } from '@/lib/messages/fill';
import { standingOf } from '@/lib/picks/domain/screen/run-screen';
import { shareOf } from '@/lib/picks/domain/company/company';
import { tenYears } from '@/lib/picks/domain/company/company-tables';
import { isinOfKey } from '@/lib/picks/domain/own-file/own-market';
import type { RatioRow } from '@/lib/picks/domain/ratios/ratio-row';
import { screens } from '@/lib/picks/domain/screen/screens';
import type { OwnViewProps } from './own-view-props';

/** One company of the files: red flags first, nine ratios, ten years where a Data Sheet has them, all ratios, screens. */
export function OwnCompany({
  row,
  market,
  fileNames,
  own,
  watched,
  messages,
  onBack,
}: Omit<OwnViewProps, 'onOpen' | 'list'> & { row: RatioRow; onBack: () => void }) {
  const { ownFile, picks, screenNames } = messages;
  const companyMessages = ownFile.company;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const statements = market.companies.get(row.isin);
  const standings = screens.map((screen) => standingOf(screen, row, market.rows, market.asOf));
  const isin = isinOfKey(row.isin);
  const facts = [row.symbol, isin, row.sector];
  const [newItemId] = useState(() => crypto.randomUUID());
  return (
    <article className="grid grid-cols-1 gap-4">
      <div>
        <Button variant="secondary" onClick={onBack}>
          {companyMessages.back}
        </Button>
      </div>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {row.name}
        </h2>
        <CompanyPrice row={row} messages={picks} />
        <span className="text-xs text-ink-soft">
          {facts.filter(Boolean).join(' · ')}.{' '}
          {fill(companyMessages.source, { files: fileNames.join(', ') })}
        </span>
      </header>
      {isin ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <WatchButton
            assetClass="share"
            instrumentId={isin}
            watchedItemId={
              watched.find(({ instrumentId }) => shareOf(instrumentId) === shareOf(isin))?.itemId ??
              null
            }
            newItemId={newItemId}
            messages={companyMessages}
          />
          <span className="text-xs text-ink-soft">{companyMessages.watchNote}</span>
        </div>
      ) : null}
      <OldFiguresNote row={row} asOf={market.asOf} messages={picks.company} />
      <Card title={picks.flags.title} titleId="file-flags-title">
        <RedFlagList
          redFlags={row.redFlags}
          unknownFlags={row.unknownFlags}
          messages={picks.flags}
        />
        <div className="mt-4 border-t border-line pt-4">
          <CompanyStats row={row} messages={picks} />
        </div>
      </Card>
      {statements ? (
        <TenYearTable
          company={row.name}
          tenYears={tenYears(statements, market.asOf)}
          isFromFilings={false}
          messages={picks}
        />
      ) : (
        <p className="text-sm text-ink-soft">{companyMessages.noYears}</p>
      )}
      <Card title={companyMessages.standing} titleId="file-standing-title">
        <div className="grid grid-cols-1 gap-2">
          {standings.map(({ screenId, reasons }) => {
            const unknown = reasons.filter(({ isMet }) => isMet === null).length;
            const met = fill(companyMessages.met, {
              met: reasons.filter(({ isMet }) => isMet).length,
              all: reasons.length,
            });
            return (
              <Disclosure
                key={screenId}
                title={screenNames[screenId]}
                note={
                  unknown > 0 ? `${met}, ${fill(companyMessages.unknown, { count: unknown })}` : met
                }
              >
                <ReasonTable company={row.name} reasons={reasons} messages={picks} />
              </Disclosure>
            );
          })}
        </div>
      </Card>
      <RatioTables row={row} own={own} asOf={null} messages={picks} />
    </article>
  );
}
