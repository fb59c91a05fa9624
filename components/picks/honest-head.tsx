import { lawCitationText } from '@/lib/law/citation-text';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { PriceLag } from '@/lib/picks/domain/company/price-lag';

/** The disclaimer above every list: no registered adviser, the age of prices, and sample data. */
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
    <Notice
      tone="warn"
      detailsLabel={head.details}
      details={
        <>
          <p>
            <strong>{head.notRegistered}</strong> {head.noAdvice}
          </p>
          {lag ? (
            <p>
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
          <p>{head.risk}</p>
          {isSample ? <p>{head.sample}</p> : null}
        </>
      }
    >
      {head.short} {lag ? fill(head.shortLag, { days: lag.days }) : null}
    </Notice>
  );
}
