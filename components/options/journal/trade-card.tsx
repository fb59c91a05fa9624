import { PressForm } from '@/components/forms/press-form';
import { AskAgain } from '@/components/saved/ask-again';
import { Amount } from '@/components/ui/figures/amount';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import type { JournalClose, JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { netOf, planAgainstResult } from '@/lib/options/domain/journal/journal-statistics';
import { CloseForm } from './trade-forms';
import { optionJournal as messages } from '@/lib/messages/en/options/option-journal';
import { options } from '@/lib/messages/en/options/options';

const { hidden: hiddenLabel } = options.answer;

/** One trade: plan, result, and what can be done with it. */
export function TradeCard({
  entry,
  onClose,
  onRemove,
  onLoad,
}: {
  entry: JournalEntry;
  onClose: (close: JournalClose) => Promise<boolean>;
  onRemove: () => void;
  onLoad: (query: string) => void;
}) {
  const { list } = messages;
  const { strategy, query, close, why } = entry;
  const comparison = planAgainstResult(entry);
  const amounts = plannedAmounts(entry);
  return (
    <li className="grid grid-cols-1 gap-3 rounded border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold wrap-anywhere">{strategy}</h4>
        <Badge tone={close ? 'plain' : 'accent'}>{close ? list.closed : list.open}</Badge>
      </div>
      <dl className="grid gap-2 text-sm">
        <div>
          <dt className="text-ink-soft">{list.plan}</dt>
          <dd>
            <Amount full={enteredText(entry)} hiddenLabel={hiddenLabel} />
            {'. '}
            {amounts.length > 0 ? (
              <Amount full={`${amounts.join(', ')}.`} hiddenLabel={hiddenLabel} />
            ) : (
              list.noPlan
            )}
          </dd>
        </div>
        {why ? <Words title={list.why}>{why}</Words> : null}
        {close && comparison ? (
          <div>
            <dt className="text-ink-soft">{list.result}</dt>
            <dd>
              <Amount
                full={fill(list.resultText, {
                  date: formatDate(close.closedOn),
                  net: formatRupees(netOf(close), 2),
                  charges: formatRupees(close.chargesRupees, 2),
                })}
                hiddenLabel={hiddenLabel}
              />{' '}
              {list.comparisons[comparison]}{' '}
              {close.followedPlan ? list.followedPlan : list.brokePlan}
            </dd>
          </div>
        ) : null}
        {close?.note ? <Words title={list.note}>{close.note}</Words> : null}
      </dl>
      <Disclosure
        key={close ? 'correct' : 'close'}
        title={close ? messages.close.correct : messages.close.title}
      >
        <CloseForm entry={entry} onClose={onClose} />
      </Disclosure>
      <div className="flex flex-wrap items-start gap-2">
        {query ? (
          <Button
            variant="quiet"
            aria-label={fill(list.loadNamed, { strategy })}
            onClick={() => onLoad(query)}
          >
            {list.load}
          </Button>
        ) : null}
        <AskAgain
          title={fill(list.tradeOf, { strategy, date: formatDate(entry.openedOn) })}
          messages={list.remove}
        >
          <PressForm onPress={onRemove}>
            <Button type="submit" variant="danger">
              {list.remove.confirm}
            </Button>
          </PressForm>
        </AskAgain>
      </div>
    </li>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{title}</dt>
      <dd className="max-w-prose wrap-anywhere whitespace-pre-wrap">{children}</dd>
    </div>
  );
}

function enteredText({ openedOn, entryRupees, spot }: JournalEntry): string {
  const values = { date: formatDate(openedOn), rupees: formatRupees(entryRupees, 2) };
  return spot === null
    ? fill(messages.list.entered, values)
    : fill(messages.list.enteredAt, { ...values, spot: formatNumber(spot, 2) });
}

function plannedAmounts({ targetRupees, stopRupees, maxLossRupees }: JournalEntry): string[] {
  const planned = [
    [messages.list.target, targetRupees],
    [messages.list.stop, stopRupees],
    [messages.list.maxLoss, maxLossRupees],
  ] as const;
  const texts = planned.flatMap(([sentence, rupees]) =>
    rupees === null ? [] : fill(sentence, { rupees: formatRupees(rupees, 2) }),
  );
  const [first, ...rest] = texts;
  return first ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : [];
}
