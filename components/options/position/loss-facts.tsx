import { lawCitationText } from '@/lib/law/citation-text';
import type { DatedRow } from '@/lib/law/dated-row';
import type { DerivativeLosses } from '@/content/law/derivative-losses';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/messages/fill';
import { formatLakhCrore } from '@/lib/money/lakh-crore';
import { formatNumber, formatPercent } from '@/lib/money/rupees';
import { options } from '@/lib/messages/en/options/options';

const { losses: messages } = options;

/** The number of traders with losses, with year and source; shown before any possible profit. */
export function LossFacts({ row: { value, source } }: { row: DatedRow<DerivativeLosses> }) {
  return (
    <Notice
      tone="warn"
      detailsLabel={messages.details}
      details={
        <>
          <p>
            {fill(messages.text, {
              crore: formatNumber(value.netLossCroreRupees),
              people: formatLakhCrore(value.individuals).replace('₹', ''),
            })}{' '}
            <span className="text-ink-soft">
              {messages.source} {lawCitationText(source, messages.sources)}.{' '}
              {source.isPrimary ? null : messages.sources.secondary}
            </span>
          </p>
          <p>{messages.aim}</p>
        </>
      }
    >
      <strong>
        {fill(messages.title, {
          percent: formatPercent(value.losersPercent),
          year: value.financialYear,
        })}
      </strong>{' '}
      {messages.short}
    </Notice>
  );
}
