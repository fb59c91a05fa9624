import { OwnSentence } from '@/components/ui/figures/amount';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { valuesOf, type Check, type CheckState } from '@/lib/household/checks';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatLakhCrore } from '@/lib/money/lakh-crore';

const tones: Record<CheckState, BadgeTone> = {
  fine: 'good',
  look: 'warn',
  unknown: 'plain',
  beside: 'plain',
};

/** What to look at first, then what is fine, then what is not known. */
const order: readonly CheckState[] = ['look', 'fine', 'beside', 'unknown'];

/** The checks in words, each with the law or the rule of thumb that it follows. */
export function CheckList({
  checks,
  messages,
  hiddenLabel,
}: {
  checks: readonly Check[];
  messages: Messages['dashboard']['checks'];
  /** Left out for amounts of the sample household. */
  hiddenLabel: string | undefined;
}) {
  const sorted = [...checks].sort(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {sorted.map((check) => (
        <li key={check.id} className="grid content-start gap-0.5 border-b border-line py-3">
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-semibold">{messages.titles[check.id]}</span>
            <Badge tone={tones[check.state]}>{messages.states[check.state]}</Badge>
          </span>
          <span className="text-sm text-ink-soft">
            <OwnSentence
              text={sentenceOf(check, messages)}
              amounts={Object.values(check.amounts).map((rupees) => formatLakhCrore(rupees))}
              hiddenLabel={hiddenLabel}
            />
            {check.law ? ` ${lawOf(check.law, messages)}` : null}
          </span>
          {check.inDoubt.length > 0 ? (
            <span className="text-sm text-warn">
              {fill(messages.inDoubt, { names: check.inDoubt.join(', ') })}
            </span>
          ) : null}
          {check.unpriced.length > 0 ? (
            <span className="text-sm text-warn">
              {fill(messages.unpriced, { names: check.unpriced.join(', ') })}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(check: Check, { sentences, unknown }: Messages['dashboard']['checks']): string {
  const { id, state } = check;
  return state === 'unknown'
    ? unknown[id]
    : fill(sentences[id][state], valuesOf(check, formatLakhCrore));
}

function lawOf(
  { section }: NonNullable<Check['law']>,
  { law }: Messages['dashboard']['checks'],
): string {
  return fill(law, { act2025: section.act2025 ?? '–', act1961: section.act1961 ?? '–' });
}
