import { formatDate, type IsoDate } from '@/lib/calendar/iso-date';
import { Card } from '@/components/ui/card/card';
import { LawCitation, LawReadingNote } from '@/components/sources/law-citation';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Disclosure } from '@/components/ui/disclosure';
import { Table } from '@/components/ui/table';
import { holidaysKnownTo } from '@/lib/calendar/trading-days';
import { rowOn, type LawReference, type DatedRow, isRevisionDue } from '@/lib/law/dated-row';
import { fill } from '@/lib/messages/fill';
import { indexLots, type IndexContract } from '@/content/law/contract-lots';
import { contractLot } from '@/lib/law/contract-lot';
import { nextExpiry, type ContractExpiry } from '@/lib/law/contract-expiries';
import { exchangeCharges, sebiFee } from '@/content/law/exchange-charges';
import { expiryDays, type ListedContract } from '@/content/law/expiry-days';
import { securitiesTransactionTax } from '@/content/law/securities-transaction-tax';
import { stampDuty, tradingGst } from '@/content/law/trading-duties';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { options as messages } from '@/lib/messages/en/options/options';

/** The Rules tab: how results are calculated, and lots, expiries and charges with their sources. */
export function OptionRules({ today }: { today: IsoDate }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <GoodToKnow />
      <ContractLaw rules={contractRules(today)} />
    </div>
  );
}

/** Settlement, conventions, margin, and what the page does not include. */
function GoodToKnow() {
  const parts = [
    { title: messages.notes.settlementTitle, text: messages.notes.settlement },
    { title: messages.notes.conventionsTitle, text: messages.notes.conventions },
    { title: messages.notes.marginTitle, text: messages.notes.margin },
    { title: messages.notes.absentTitle, text: messages.notes.absent },
  ];
  return (
    <Disclosure title={messages.notes.title}>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {parts.map(({ title, text }) => (
          <div key={title} className="grid content-start gap-1">
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** A rule with its value in words; `isDue`: a newer one may exist that we do not hold. */
type ContractRule = { rule: string; value: string; law: LawReference; isDue: boolean };

/** Lots, expiry days and charges with the day since which each holds, and a warning where one is old. */
export function ContractLaw({ rules }: { rules: readonly ContractRule[] }) {
  return (
    <Card title={messages.law.title} titleId="option-law" description={messages.law.lead}>
      <div className="grid grid-cols-1 gap-4">
        {rules.some(({ isDue }) => isDue) ? (
          <Alert tone="warn">{fill(messages.law.due, { mark: messages.law.dueMark })}</Alert>
        ) : null}
        <Table
          caption={messages.law.caption}
          isCaptionHidden
          hasCards
          className="has-sentences"
          rows={rules}
          rowKey={({ law }) => law.id}
          columns={[
            {
              id: 'rule',
              title: messages.law.rule,
              cell: ({ rule, isDue }) => (
                <>
                  {rule} {isDue ? <Badge tone="warn">{messages.law.dueMark}</Badge> : null}
                </>
              ),
            },
            { id: 'value', title: messages.law.value, width: 'name', cell: ({ value }) => value },
            {
              id: 'since',
              title: messages.law.since,
              isUnbroken: true,
              cell: ({ law }) => formatDate(law.from),
            },
            {
              id: 'source',
              title: messages.law.source,
              width: 'sentence',
              cell: ({ law }) => (
                <LawCitation source={law.source} messages={messages.law.sources} />
              ),
            },
          ]}
        />
        <LawReadingNote rows={rules.map(({ law }) => law)} messages={messages.law.sources} />
        <p className="max-w-prose text-sm text-ink-soft">
          {messages.law.holiday}{' '}
          {fill(messages.law.holidaysKnown, { date: formatDate(holidaysKnownTo) })}
        </p>
      </div>
    </Card>
  );
}

/** Lots are reviewed every half year (SEBI); other rows usually apply for a year, from one budget to the next. */
const reviewMonths = { lot: 6, other: 12 };

/** The rows of law that the page works with today, each in words. */
export function contractRules(today: IsoDate): ContractRule[] {
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
  for (const index of Object.keys(indexLots) as IndexContract[]) {
    const expiry = nextExpiry(index, today)?.date;
    const row = expiry ? contractLot(index, { date: today, expiry }) : null;
    const units = (value: { units: number }) =>
      fill(lawMessages.units, { units: formatNumber(value.units) });
    add(fill(lawMessages.lot, { name: index }), row ? [row] : [], units, reviewMonths.lot);
  }
  rules.push(...expiryRules(today));
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
function expiryRules(today: IsoDate): ContractRule[] {
  const groups = new Map<string, { expiry: ContractExpiry; contracts: string[] }>();
  for (const contract of Object.keys(expiryDays) as ListedContract[]) {
    const expiry = nextExpiry(contract, today);
    if (!expiry) continue;
    const { exchange, cycle } = expiry.rule;
    const key = `${exchange} ${cycle} ${expiry.date} ${expiry.law.from}`;
    const group = groups.get(key) ?? { expiry, contracts: [] };
    group.contracts.push(contractName(contract));
    groups.set(key, group);
  }
  return [...groups.values()].map(({ expiry, contracts }) => ({
    rule: fill(messages.law.expiry, { contracts: contracts.join(', ') }),
    value: fill(messages.law[expiry.rule.cycle], {
      exchange: expiry.rule.exchange.toUpperCase(),
      weekday: messages.law.weekdays[expiry.rule.isoWeekday - 1] ?? '',
      next: expiryText(expiry),
    }),
    law: expiry.law,
    isDue: isRevisionDue(expiry.law, reviewMonths.other, today),
  }));
}

function contractName(contract: ListedContract): string {
  if (contract === 'nse-stocks') return messages.law.nseStocks;
  return contract === 'bse-stocks' ? messages.law.bseStocks : contract;
}

function expiryText({ date, ruleDay, movedBy }: ContractExpiry): string {
  const { moved } = messages.law;
  if (!movedBy) return formatDate(date);
  return fill(moved, { date: formatDate(date), ruleDay: formatDate(ruleDay), holiday: movedBy });
}
