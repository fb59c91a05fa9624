import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LawList, RiskNotice } from '@/components/crypto/notices';
import { MarketPanel } from '@/components/crypto/market/market-frame';
import { ScheduleVda } from '@/components/crypto/schedule/schedule-vda';
import { JsonLd } from '@/components/shell/json-ld';
import { TextLink } from '@/components/ui/text-link';
import { Disclosure } from '@/components/ui/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { cryptoPath, schedulePath } from '@/lib/crypto/domain/coin';
import { readMarketQuery } from '@/lib/crypto/domain/market-query';
import { vdaLawOn } from '@/lib/crypto/domain/vda-law';
import { ledgerYears } from '@/lib/crypto/domain/ledger-sales';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { calculatorData } from '@/lib/navigation/structured-data';
import { fill } from '@/lib/messages/fill';
import { listMySavedItems } from '@/lib/saved/store';

const { schedule, coin } = messages().crypto;

export const metadata: Metadata = {
  title: schedule.title,
  description: schedule.lead,
  alternates: { canonical: schedulePath },
};

/**
 * A year's coin sales in the format of the income tax return, filled in from what a member saved as sold. The input never
 * leaves the browser.
 */
export default async function ScheduleVdaPage() {
  await connection();
  const today = dateInIndia(new Date());
  const {
    rows: { tax, cess },
    law,
  } = vdaLawOn(today);
  const items = await listMySavedItems();
  const isGuest = !items.ok && items.problem !== 'unavailable';
  return (
    <>
      <JsonLd
        data={calculatorData(env.siteUrl, {
          path: schedulePath,
          name: schedule.title,
          description: schedule.lead,
        })}
      />
      <PageHeader title={schedule.title} back={{ href: cryptoPath, label: coin.back }} />
      <RiskNotice law={law} />
      <MarketPanel current="schedule" query={readMarketQuery({})} foot={schedule.text}>
        <div className="p-4 md:p-5">
          <noscript>
            <p className="mb-4">{schedule.needsScripts}</p>
          </noscript>
          {items.ok ? null : (
            <p className="mb-4 text-sm">
              {isGuest ? (
                <TextLink href={signInUrl(schedulePath)} prefetches={false}>
                  {schedule.ledger.signIn}
                </TextLink>
              ) : (
                schedule.ledger.unavailable
              )}
            </p>
          )}
          <ScheduleVda
            law={law}
            lawFrom={tax.from}
            today={today}
            ledger={items.ok ? ledgerYears(items.value, tax.from) : []}
            messages={schedule}
          />
        </div>
      </MarketPanel>
      <div className="mt-4">
        <Disclosure title={schedule.rules}>
          <LawList
            rules={[
              { row: tax, text: fill(coin.law.tax, { rate: tax.value.ratePercent }) },
              { row: cess, text: fill(coin.law.cess, { rate: cess.value.ratePercent }) },
            ]}
          />
          <p className="mt-3 max-w-prose text-sm text-ink-soft">{schedule.limits}</p>
        </Disclosure>
      </div>
    </>
  );
}
