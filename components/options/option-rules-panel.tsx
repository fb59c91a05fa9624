import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { Card } from '@/components/ui/card/card';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Table } from '@/components/ui/table';
import { holidaysKnownTo } from '@/lib/calendar/trading-days';
import { rowOn, type LawReference, type DatedRow, isRevisionDue } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import { indexLots } from '@/content/law/contract-lots';
import { nextExpiry, type ContractExpiry } from '@/lib/law/contract-expiries';
import { exchangeCharges, sebiFee } from '@/content/law/exchange-charges';
import { expiryDays, type ListedContract } from '@/content/law/expiry-days';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/content/law/trading-duties';
import { formatNumber, formatPercent } from '@/lib/money/rupees';

/** The Rules tab: how results are calculated, and lots, expiries and charges with their sources. */
export function OptionRules({
  today,
  messages,
}: {
  today: IsoDate;
  messages: Messages['options'];
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GoodToKnow messages={messages.notes} />
      <ContractLaw rules={contractRules(today, messages)} messages={messages.law} />
    </div>
  );
}

/** Settlement, conventions, margin, and what the page does not include. */
function GoodToKnow({ messages }: { messages: Messages['options']['notes'] }) {
  const parts = [
    { title: messages.settlementTitle, text: messages.settlement },
    { title: messages.conventionsTitle, text: messages.conventions },
    { title: messages.marginTitle, text: messages.margin },
    { title: messages.absentTitle, text: messages.absent },
  ];
  return (
    <Card title={messages.title} titleId="option-notes">
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {parts.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-1">
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A rule with its value in words; `isDue`: a newer one may exist that we do not hold. */
type ContractRule = { rule: string; value: string; law: LawReference; isDue: boolean };

/** Lots, expiry days and charges with the day since which each holds, and a warning where one is old. */
export function ContractLaw({
  rules,
  messages,
}: {
  rules: readonly ContractRule[];
  messages: Messages['options']['law'];
}) {
  return (
    <Card title={messages.title} titleId="option-law" description={messages.lead}>
      <div className="grid grid-cols-1 gap-4">
        {rules.some(({ isDue }) => isDue) ? (
          <Alert tone="warn">{fill(messages.due, { mark: messages.dueMark })}</Alert>
        ) : null}
        <Table
          caption={messages.caption}
          isCaptionHidden
          rows={rules}
          rowKey={({ law }) => law.id}
          columns={[
            { id: 'rule', title: messages.rule, cell: ({ rule }) => rule },
            { id: 'value', title: messages.value, width: 'name', cell: ({ value }) => value },
            {
              id: 'since',
              title: messages.since,
              cell: ({ law, isDue }) => (
                <>
                  <span className="whitespace-nowrap">{formatDate(law.from)}</span>{' '}
                  {isDue ? <Badge tone="warn">{messages.dueMark}</Badge> : null}
                </>
              ),
            },
            {
              id: 'source',
              title: messages.source,
              width: 'sentence',
              cell: ({ law }) => <LawCitation source={law.source} messages={messages.sources} />,
            },
          ]}
        />
        <LawReadingNote rows={rules.map(({ law }) => law)} messages={messages.sources} />
        <p className="max-w-prose text-sm text-ink-soft">
          {messages.holiday} {fill(messages.holidaysKnown, { date: formatDate(holidaysKnownTo) })}
        </p>
      </div>
    </Card>
  );
}

/** Lots are reviewed every half year (SEBI); other rows usually apply for a year, from one budget to the next. */
const reviewMonths = { lot: 6, other: 12 };

/** The rows of law that the page works with today, each in words. */
export function contractRules(today: IsoDate, messages: Messages['options']): ContractRule[] {
  const { law: lawMessages } = messages;
  const rules: ContractRule[] = [];
  const add = <Value,>(
    rule: string,
    rows: readonly DatedRow<Value>[],
    inWords: (value: Value) => string,
    months = reviewMonths.other,
  ) => {
    const row = rowOn(rows, today);
    if (!row) return;
    const isDue = isRevisionDue(row, months, today);
    rules.push({ rule, value: inWords(row.value), law: row, isDue });
  };
  for (const [name, rows] of Object.entries(indexLots)) {
    const units = (value: { units: number }) =>
      fill(lawMessages.units, { units: formatNumber(value.units) });
    add(fill(lawMessages.lot, { name }), rows, units, reviewMonths.lot);
  }
  rules.push(...expiryRules(today, lawMessages));
  const percentOf = (sentence: string) => (value: { ratePercent: number }) =>
    fill(sentence, { percent: formatPercent(value.ratePercent, 3) });
  const perCrore = (value: { rupeesPerCrore: number }) =>
    fill(lawMessages.perCrore, { rupees: formatNumber(value.rupeesPerCrore) });
  const { rules: names } = lawMessages;
  add(names.optionTax, securitiesTransactionTax.options, percentOf(lawMessages.ofPremium));
  add(
    names.exerciseTax,
    securitiesTransactionTax.optionExercise,
    percentOf(lawMessages.ofIntrinsic),
  );
  add(names.futureTax, securitiesTransactionTax.futures, percentOf(lawMessages.ofTurnover));
  add(names.nseOptions, exchangeCharges.nse.options, perCrore);
  add(names.bseOptions, exchangeCharges.bse.options, perCrore);
  add(names.sebi, sebiFee, perCrore);
  add(names.stamp, stampDuty.options, percentOf(lawMessages.ofPremium));
  add(names.gst, tradingGst, percentOf(lawMessages.plain));
  return rules;
}

/** Contracts with the same rule and the same next expiry share a row. */
function expiryRules(today: IsoDate, messages: Messages['options']['law']): ContractRule[] {
  const groups = new Map<string, { expiry: ContractExpiry; contracts: string[] }>();
  for (const contract of Object.keys(expiryDays) as ListedContract[]) {
    const expiry = nextExpiry(contract, today);
    if (!expiry) continue;
    const { exchange, cycle } = expiry.rule;
    const key = `${exchange} ${cycle} ${expiry.date} ${expiry.law.from}`;
    const group = groups.get(key) ?? { expiry, contracts: [] };
    group.contracts.push(contractName(contract, messages));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ expiry, contracts }) => ({
    rule: fill(messages.expiry, { contracts: contracts.join(', ') }),
    value: fill(messages[expiry.rule.cycle], {
      exchange: expiry.rule.exchange.toUpperCase(),
      weekday: messages.weekdays[expiry.rule.isoWeekday - 1] ?? '',
      next: expiryText(expiry, messages),
    }),
    law: expiry.law,
    isDue: isRevisionDue(expiry.law, reviewMonths.other, today),
  }));
}

function contractName(contract: ListedContract, messages: Messages['options']['law']): string {
  if (contract === 'nse-stocks') return messages.nseStocks;
  return contract === 'bse-stocks' ? messages.bseStocks : contract;
}

function expiryText(
  { date, ruleDay, movedBy }: ContractExpiry,
  { moved }: Messages['options']['law'],
): string {
  if (!movedBy) return formatDate(date);
  return fill(moved, { date: formatDate(date), ruleDay: formatDate(ruleDay), holiday: movedBy });
}
