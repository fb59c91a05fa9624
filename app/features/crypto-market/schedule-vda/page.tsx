import type { Metadata } from 'next';
import { connection } from 'next/server';
import { LawList } from '@/components/crypto/law-list';
import { ScheduleVda } from '@/components/crypto/schedule/schedule-vda';
import { Card } from '@/components/ui/card/card';
import { JsonLd } from '@/components/shell/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { schedulePath } from '@/lib/crypto/domain/coin-path';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { calculatorData } from '@/lib/navigation/structured-data';
import { fill } from '@/lib/messages/fill';
import { CoinCrumbs } from '../coin-crumbs';
import { RiskPart } from '../risk-part';
import { vdaLawToday } from '../vda-law-today';

const { schedule, coin } = messages().crypto;

export const metadata: Metadata = {
  title: schedule.title,
  description: schedule.lead,
  alternates: { canonical: schedulePath },
};

/** A year's sales of coins as the income-tax return asks for them. What is typed never leaves the browser. */
export default async function ScheduleVdaPage() {
  await connection();
  const {
    rows: { tax, cess },
    law,
  } = vdaLawToday();
  return (
    <>
      <CoinCrumbs name={schedule.title} />
      <JsonLd
        data={calculatorData(env.siteUrl, {
          path: schedulePath,
          name: schedule.title,
          description: schedule.lead,
        })}
      />
      <PageHeader title={schedule.title}>{schedule.lead}</PageHeader>
      <RiskPart />
      <Card title={schedule.cardTitle} titleId="sales-title" description={schedule.text}>
        <noscript>
          <p className="mb-4">{schedule.needsScripts}</p>
        </noscript>
        <ScheduleVda
          law={law}
          lawFrom={tax.from}
          today={dateInIndia(new Date())}
          messages={schedule}
        />
        <div className="mt-6">
          <LawList
            messages={coin.law}
            rules={[
              { row: tax, text: fill(coin.law.tax, { rate: tax.value.ratePercent }) },
              { row: cess, text: fill(coin.law.cess, { rate: cess.value.ratePercent }) },
            ]}
          />
          <p className="mt-3 text-sm text-ink-soft">{schedule.limits}</p>
        </div>
      </Card>
    </>
  );
}
