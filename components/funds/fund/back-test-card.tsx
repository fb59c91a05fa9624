import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { BackTest } from '@/lib/funds/domain/back-test';
import { jumpInBackTest, readBackTest, runBackTest } from '@/lib/funds/domain/back-test-request';
import type { FundTyped } from '@/lib/funds/domain/fund-query';
import { lotsLeft } from '@/lib/funds/domain/tax/sale-lots';
import { saleTax } from '@/lib/funds/domain/tax/sale-tax';
import { isDormant, type Scheme } from '@/lib/funds/domain/scheme';
import { readTaxChoice, type ReadTaxChoice } from '@/lib/funds/domain/tax/tax-choice';
import type { Messages } from '@/lib/messages';
import { BackTestForm } from './back-test-form';
import { BackTestResult } from './back-test-result';
import { jumpSentence } from '../fund-sentences';
import { SaleTaxCard } from './sale-tax-card';

type CardProps = {
  scheme: Scheme;
  /** Is not empty. */
  series: readonly DatedValue[];
  typed: FundTyped;
  today: IsoDate;
  /** What the investment became, or the tax if its units were sold today. */
  shows: 'sip' | 'tax';
  messages: Messages['funds'];
};

/** A SIP, a lump sum or withdrawals on past NAVs. */
export function BackTestCard(props: CardProps) {
  const { scheme, series, typed, shows, messages } = props;
  const { backTest } = messages.fund;
  const days = { first: series[0]!.date, last: series.at(-1)!.date };
  const test = readBackTest(typed, days);
  const tax = readTaxChoice(typed, scheme);
  const result = test.request && runBackTest(series, test.request);
  const jump = test.request && jumpInBackTest(series, test.request);
  const hint = jump
    ? jumpSentence(jump, backTest.jump)
    : test.request
      ? backTest.none
      : backTest.unread;
  return (
    <>
      <Card
        id="back-test"
        title={backTest.title}
        titleId="back-test-title"
        description={backTest.text}
      >
        <BackTestForm
          code={scheme.code}
          typed={typed}
          test={test}
          tax={tax}
          days={days}
          shows={shows}
          messages={messages}
        />
        {!result ? (
          <Alert tone="warn" className="mt-6">
            {hint}
          </Alert>
        ) : shows === 'sip' ? (
          <BackTestResult
            code={scheme.code}
            typed={typed}
            result={result}
            messages={messages.fund}
          />
        ) : null}
      </Card>
      {result && shows === 'tax' ? <TaxToday {...props} result={result} choice={tax} /> : null}
    </>
  );
}

function TaxToday({
  scheme,
  series,
  today,
  messages,
  result,
  choice: { kind, slabRatePercent },
}: CardProps & { result: BackTest; choice: ReadTaxChoice }) {
  const { tax: taxWords } = messages.fund;
  const lots = lotsLeft(result.deals);
  if (lots.length === 0) return null;
  const soldOn = series.at(-1)!.date;
  const tax =
    kind && slabRatePercent !== null && !isDormant(scheme, today)
      ? saleTax(lots, { kind, soldOn, series, slabRatePercent })
      : null;
  if (tax) return <SaleTaxCard tax={tax} soldOn={soldOn} messages={taxWords} />;
  return (
    <Card id="tax" title={taxWords.title} titleId="tax-title">
      <p className="text-sm text-ink-soft">
        {isDormant(scheme, today) ? taxWords.notNow : taxWords.choose}
      </p>
    </Card>
  );
}
