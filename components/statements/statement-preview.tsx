import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { type DaySpan, formatDate } from '@/lib/calendar/iso-date';
import { statements } from '@/lib/messages/en/statements';
import { fill, fillCount, type CountForms } from '@/lib/messages/fill';
import { formatFixedRupees, formatNumber } from '@/lib/money/rupees';
import {
  daysOf,
  isComplete,
  unitsAtEnd,
  type NotTransaction,
  type Statement,
  type StatementHolding,
} from '@/lib/statements/statement';
import { csvLimits } from '@/lib/holdings/csv-format';
import { statementCsv } from '@/lib/statements/statement-csv';
import { LeftOutRows } from './left-out-rows';
import type { SelectedTransactions } from './use-statement-file';
import { sumOf } from '@/lib/cashflow/statistics';

const messages = statements.preview;

/**
 * What was found in a statement, for each fund or share with a box to tick. What is incomplete, or does not pass the
 * document's own checks, is shown with the reason and is not selected at first.
 */
export function StatementPreview({
  statement,
  isSending,
  sending,
  onSelect,
}: {
  statement: Statement;
  isSending: boolean;
  sending: string;
  onSelect: (selected: SelectedTransactions | null) => void;
}) {
  const { holdings, source, notTransactions, fileNotes } = statement;
  const { unclearDay } = fileNotes;
  const [isOrderKnown, setOrderKnown] = useState(unclearDay === null);
  const [chosen, setChosen] = useState<ReadonlySet<StatementHolding>>(
    () => new Set(holdings.filter((each) => isComplete(each) && each.transactions.length > 0)),
  );
  const selection = useMemo(
    () => selectionOf(holdings.filter((each) => chosen.has(each))),
    [holdings, chosen],
  );
  const mayBeSent = isOrderKnown && selection.excess === null && selection.count > 0;
  const notifySelection = useEffectEvent((selected: SelectedTransactions | null) =>
    onSelect(selected),
  );
  useEffect(() => {
    notifySelection(mayBeSent ? selection : null);
    return () => notifySelection(null);
  }, [selection, mayBeSent]);

  const others = notTransactionsText(notTransactions);
  return (
    <div className="grid grid-cols-1 gap-3">
      {unclearDay ? (
        <Checkbox
          id="statement-day-order"
          label={fill(messages.unclearDay.label, {
            text: unclearDay.text,
            line: formatNumber(unclearDay.line),
            day: formatDate(unclearDay.on),
          })}
          hint={messages.unclearDay.hint}
          checked={isOrderKnown}
          onChange={({ target }) => setOrderKnown(target.checked)}
        />
      ) : null}
      {holdings.length > 0 ? (
        <fieldset className="grid grid-cols-1 gap-4">
          <legend className="mb-2 font-semibold">{messages.legend}</legend>
          {holdings.map((holding, index) => (
            <HoldingChoice
              // A statement may list one scheme of one folio twice.
              key={`${holding.account} ${holding.instrument} ${index}`}
              id={`statement-${index}`}
              holding={holding}
              isChosen={chosen.has(holding)}
              onChange={(isChosen) => {
                const next = new Set(chosen);
                if (isChosen) next.add(holding);
                else next.delete(holding);
                setChosen(next);
              }}
            />
          ))}
        </fieldset>
      ) : null}
      {hasNoCharges.includes(source) ? (
        <p className="text-sm text-ink-soft">{messages.charges}</p>
      ) : null}
      {others === '' ? null : (
        <p className="text-sm text-ink-soft">{fill(messages.notTransactions, { list: others })}</p>
      )}
      <LeftOutRows statement={statement} />
      <LiveRegion>
        {selection.excess ? (
          <Alert tone="warn">
            {fill(messages[selection.excess], { count: formatNumber(selection.count) })}
          </Alert>
        ) : selection.count === 0 ? (
          <p className="text-sm">{messages.nothing}</p>
        ) : isOrderKnown ? null : (
          <p className="text-sm">{messages.unclearDay.first}</p>
        )}
      </LiveRegion>
      {mayBeSent ? (
        <div>
          <Button type="submit" isBusy={isSending}>
            {isSending
              ? sending
              : fillCount(selection.count, messages.submit, {
                  count: formatNumber(selection.count),
                })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** What was found, in sentences. */
export function FoundStatement({
  statement: { holdings, source, period, fileNotes },
}: {
  statement: Statement;
}) {
  const count = sumOf(holdings.map(({ transactions }) => transactions.length));
  const { skippedSheets, unreadSheets, cutLine } = fileNotes;
  const isWhole = skippedSheets + unreadSheets.length === 0 && cutLine === null;
  const counted = (forms: CountForms, things: number, names = '') =>
    things > 0 ? ` ${fillCount(things, forms, { count: formatNumber(things), names })}` : null;
  return (
    <Alert tone={count > 0 && isWhole ? 'good' : 'warn'}>
      {fillCount(count, messages.found, {
        count: formatNumber(count),
        source: statements.sources[source],
      })}{' '}
      {period
        ? fill(messages.period, { from: formatDate(period.from), to: formatDate(period.to) })
        : null}
      {counted(messages.repeatedRows, fileNotes.repeatedRows)}
      {counted(messages.skippedSheets, skippedSheets)}
      {counted(
        messages.unreadSheets,
        unreadSheets.length,
        firstOf(unreadSheets, unreadSheets.length, (name) => name),
      )}
      {cutLine === null ? null : ` ${fill(messages.cutLine, { line: formatNumber(cutLine) })}`}
    </Alert>
  );
}

/** Their amounts are quantity times price. */
const hasNoCharges: readonly Statement['source'][] = ['zerodha', 'groww-stocks', 'upstox'];

function selectionOf(holdings: readonly StatementHolding[]) {
  const csv = statementCsv(holdings);
  const names = holdings.flatMap(({ name, transactions }) => transactions.map(() => name));
  return { csv, names, count: names.length, excess: excessOf(names.length, csv) };
}

/** Which limit of an import is exceeded; null for none. A letter of Hindi takes three bytes. */
function excessOf(count: number, csv: string): 'tooMany' | 'tooLarge' | null {
  if (count > csvLimits.rows) return 'tooMany';
  return new Blob([csv]).size > csvLimits.bytes ? 'tooLarge' : null;
}

function notTransactionsText(counts: Statement['notTransactions']): string {
  const kinds = Object.keys(counts) as NotTransaction[];
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) =>
      fillCount(counts[kind], messages.kinds[kind], { count: formatNumber(counts[kind]) }),
    )
    .join(', ');
}

function HoldingChoice({
  id,
  holding,
  isChosen,
  onChange,
}: {
  id: string;
  holding: StatementHolding;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const { name, account, assetClass, transactions } = holding;
  const facts = [
    account && assetClass === 'fund' ? fill(messages.account, { account }) : null,
    countText(transactions.length, daysOf([holding])),
    unitsText(holding),
  ].filter((fact) => fact !== null);
  const checked = checkedTexts(holding);
  const doubts = doubtsOf(holding);
  return (
    <Checkbox
      id={id}
      label={<bdi className="wrap-anywhere">{name}</bdi>}
      checked={isChosen}
      disabled={transactions.length === 0}
      onChange={({ target }) => onChange(target.checked)}
      hint={
        <>
          {facts.join(' · ')}
          {checked.length > 0 ? <span className="mt-1 block">{checked.join(' ')}</span> : null}
          {doubts.length > 0 ? (
            <span className="mt-1 block text-ink">
              {[
                ...doubts,
                ...(isComplete(holding) || transactions.length === 0 ? [] : [messages.incomplete]),
              ].join(' ')}
            </span>
          ) : null}
        </>
      }
    />
  );
}

function countText(count: number, days: DaySpan | null): string {
  if (!days) return messages.none;
  const [from, to] = [formatDate(days.from), formatDate(days.to)];
  const forms = days.from === days.to ? messages.oneDay : messages.count;
  return fillCount(count, forms, { count: formatNumber(count), from, to });
}

/** Decimals of units: coins have eight. */
const unitDecimals = 8;

function unitsText(holding: StatementHolding): string {
  const units = formatNumber(unitsAtEnd(holding), unitDecimals);
  if (holding.closingUnits === null) return fill(messages.shares, { units });
  const stated = formatNumber(holding.closingUnits, unitDecimals);
  return stated === units
    ? fill(messages.units, { units })
    : fill(messages.statedUnits, { units, stated });
}

/** What was checked, and with what, in sentences; nothing of a file that has nothing to compare with. */
function checkedTexts({ failedChecks, closingUnits, amounts }: StatementHolding): string[] {
  const { checked } = messages;
  const areUnitsChecked =
    closingUnits !== null && failedChecks.every((check) => check === 'amount');
  const sentence = (count: number, forms: CountForms, withinRupees = 0) =>
    count > 0
      ? [fillCount(count, forms, { count: formatNumber(count), within: upToPaise(withinRupees) })]
      : [];
  return [
    ...(areUnitsChecked ? [checked.units] : []),
    ...(amounts
      ? [
          ...sentence(amounts.agreed, checked.agreed, amounts.withinRupees),
          ...sentence(amounts.withLoad, checked.withLoad),
          ...sentence(amounts.withCharge, checked.withCharge),
          ...sentence(amounts.unchecked, checked.unchecked),
          ...sentence(amounts.payouts.agreed, checked.payouts, amounts.payouts.withinRupees),
          ...sentence(amounts.payouts.unchecked, checked.uncheckedPayouts),
        ]
      : []),
  ];
}

/** Rounded up, so that it never says less. */
const upToPaise = (rupees: number) => formatFixedRupees(Math.ceil(rupees * 100) / 100, 2);

function differencesText({ amounts }: StatementHolding): string {
  const differing = amounts?.differing ?? [];
  return firstOf(differing, differing.length, ({ on, rupees }) =>
    fill(messages.checked.difference, {
      day: formatDate(on),
      rupees: formatFixedRupees(rupees, 2),
    }),
  );
}

function leftOutText({ leftOut }: StatementHolding): string {
  return firstOf(leftOut.listed, leftOut.count, ({ place, reason }) =>
    fill(messages.leftOutLine, { line: place, reason: messages.reasons[reason].toLowerCase() }),
  );
}

/** The first of some doubts in words, and how many more there are. */
function firstOf<Doubt>(
  doubts: readonly Doubt[],
  count: number,
  textOf: (doubt: Doubt) => string,
): string {
  const shown = doubts.slice(0, shownDoubts).map(textOf);
  const more = count - shown.length;
  return [
    ...shown,
    ...(more > 0 ? [fill(messages.andMore, { count: formatNumber(more) })] : []),
  ].join(', ');
}
const shownDoubts = 3;

/** The latest first: those are the likeliest to have come after an earlier statement. */
function reversedText(days: StatementHolding['reversedOn']): string {
  const count = days.length;
  return fillCount(count, messages.reversed, {
    days: firstOf(days.toSorted().toReversed(), count, (day) => formatDate(day)),
  });
}

/** What is wrong or missing, in sentences. */
function doubtsOf(holding: StatementHolding) {
  const { failedChecks, gaps, leftOut, mergers, reversedOn, notes, openingUnits, instrument } =
    holding;
  return [
    ...failedChecks.map((check) =>
      fill(messages.checks[check], { differences: differencesText(holding) }),
    ),
    ...gaps.map((gap) =>
      fill(messages.gaps[gap], { units: formatNumber(openingUnits, unitDecimals) }),
    ),
    ...(leftOut.count > 0 ? [fill(messages.leftOutUnits, { rows: leftOutText(holding) })] : []),
    ...mergers.map(({ kind, name, on, purchases }) =>
      fillCount(purchases, messages.mergers[kind], { name, day: formatDate(on) }),
    ),
    ...(reversedOn.length > 0 ? [reversedText(reversedOn)] : []),
    ...notes.map((note) => fill(messages.notes[note], { symbol: instrument })),
  ];
}
