import { lawCitationText } from '@/components/sources/law-citation-text';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { PriceLag } from '@/lib/picks/domain/company/price-lag';

/** What everybody must know before the first name: who we are not, how old prices are, and what is composed. */
export function HonestHead({
  lag,
  isSample,
  messages: { picks, picksRules, lawSources },
}: {
  /** Null where there are no prices. */
  lag: PriceLag | null;
  isSample: boolean;
  messages: Pick<Messages, 'picks' | 'picksRules' | 'lawSources'>;
}) {
  const { head } = picks;
  return (
    <div className="mb-6 grid gap-3">
      <Alert title={head.title}>
        <p>
          <strong>{head.notRegistered}</strong> {head.noAdvice}
        </p>
        {lag ? (
          <p className="mt-1">
            {fill(picksRules.lag, {
              days: lag.days,
              source: lawCitationText(lag.reason.source, lawSources),
            })}{' '}
            {lag.reason.source.isPrimary ? null : lawSources.secondary}{' '}
            {lag.reason.source.url ? (
              <TextLink href={lag.reason.source.url}>{head.lagSource}</TextLink>
            ) : null}
          </p>
        ) : null}
        <p className="mt-1">{head.risk}</p>
      </Alert>
      {isSample ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone="accent">{head.sampleTitle}</Badge>
          <span>{head.sample}</span>
        </p>
      ) : null}
    </div>
  );
}
