import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import type { Regime } from '@/lib/law/regime';
import { fill } from '@/lib/messages/fill';
import { formatPercent } from '@/lib/money/rupees';
import type { TaxResult } from '@/lib/tax/domain/compute-tax';
import { marginalRateAt } from '@/lib/tax/domain/marginal-rate';
import type { Answer } from './answer-of';
import { Advice, Headline } from './answer-words';
import type { TaxMessages } from './form-groups';
import { Money, Sentence } from './money';

const regimes: readonly Regime[] = ['new', 'old'];

/** Both regimes side by side and which to take. Stale: a field is wrong, and this is the last good answer. */
export function TaxAnswer({
  answer,
  isStale,
  messages,
}: {
  answer: Answer;
  isStale: boolean;
  messages: TaxMessages;
}) {
  const { comparison, input } = answer;
  const words = messages.answer;
  const notes = [...new Set(regimes.flatMap((regime) => comparison[regime].notes))];
  return (
    <div className="grid grid-cols-1 gap-4 wrap-anywhere">
      {isStale ? <Alert tone="warn">{words.stale}</Alert> : null}
      <p className="text-xl font-semibold text-balance md:text-2xl">
        <Headline answer={answer} messages={messages} />
      </p>
      <div className="grid grid-cols-2 gap-3">
        {regimes.map((regime) => (
          <RegimePanel
            key={regime}
            result={comparison[regime]}
            nextPercent={marginalRateAt(input, regime)}
            isCheaper={comparison.cheaper === regime}
            messages={messages}
          />
        ))}
      </div>
      <p className="max-w-prose text-ink-soft">
        <Advice answer={answer} messages={messages} />
      </p>
      {notes.length > 0 ? (
        <ul className="grid gap-2">
          {notes.map((note) => (
            <li key={note}>
              <Alert>{words.notes[note]}</Alert>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function RegimePanel({
  result,
  nextPercent,
  isCheaper,
  messages,
}: {
  result: TaxResult;
  nextPercent: number;
  isCheaper: boolean;
  messages: TaxMessages;
}) {
  const { taxRupees, income, regime } = result;
  const words = messages.answer;
  const gross = income.grossTotalRupees;
  return (
    <section
      aria-label={messages.regimes[regime]}
      className={classNames(
        'grid content-start gap-1 rounded border p-3 sm:p-4',
        isCheaper ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-1">
        <h3 className="font-semibold">{messages.regimes[regime]}</h3>
        {isCheaper ? <Badge tone="good">{words.cheaperBadge}</Badge> : null}
      </div>
      <p
        className={classNames(
          'text-xl font-semibold tabular-nums sm:text-3xl',
          isCheaper && 'text-accent-strong',
        )}
      >
        <Money rupees={taxRupees} messages={messages} />
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        <Sentence
          text={words.perMonth}
          values={{ amount: <Money rupees={Math.round(taxRupees / 12)} messages={messages} /> }}
        />
      </p>
      <dl className="mt-2 grid gap-1 border-t border-line pt-2 text-sm tabular-nums">
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-soft">{words.taxable}</dt>
          <dd>
            <Money rupees={income.total.rupees} isRound messages={messages} />
          </dd>
        </div>
      </dl>
      {gross > 0 ? (
        <p className="text-sm text-ink-soft">
          {fill(words.share, { percent: formatPercent((taxRupees / gross) * 100, 1) })}
        </p>
      ) : null}
      <p className="text-sm text-ink-soft">
        {fill(words.nextRupee, { percent: formatPercent(nextPercent) })}
      </p>
    </section>
  );
}
