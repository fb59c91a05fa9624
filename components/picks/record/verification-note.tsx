import { Alert } from '@/components/ui/alert';
import { TextDisclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import { messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { publicHashPath } from '@/lib/picks/domain/company/paths';
import type { Verification } from '@/lib/picks/domain/record/record-chain';
import { Card } from '@/components/ui/card/card';

const { verification: verificationMessages } = messages().picksOwn.record;

/** Whether the whole chain is valid, and if not, the first broken link. */
export function VerificationNote({ verification }: { verification: Verification }) {
  if (!verification.isIntact) {
    const { sequence, problem } = verification;
    return (
      <Alert
        tone="bad"
        title={fill(verificationMessages.broken, { sequence: formatNumber(sequence) })}
      >
        <p>
          {verificationMessages.problems[problem]} {verificationMessages.afterwards}
        </p>
      </Alert>
    );
  }
  const { entries, newest } = verification;
  return (
    <Alert tone="good" title={verificationMessages.title}>
      <p>
        {fill(verificationMessages.intact, { entries: formatNumber(entries) })}{' '}
        <TextLink href={publicHashPath}>{verificationMessages.publicPage}</TextLink>
      </p>
      {newest ? (
        <TextDisclosure title={verificationMessages.newest}>
          <p>
            {fill(verificationMessages.newestNote, {
              sequence: newest.sequence,
              day: formatDate(newest.ranOn),
            })}
            : <code className="wrap-anywhere">{newest.hash}</code>.{' '}
            {fill(verificationMessages.universe, {
              universe: verificationMessages.universes[newest.universeKind],
            })}
          </p>
          <p>{verificationMessages.elsewhere}</p>
        </TextDisclosure>
      ) : null}
    </Alert>
  );
}

type Fact = { term: string; value: string };

/** The facts of a record's newest entry, its hash last: long, and whole, so that it can be copied and compared. */
export function NewestFingerprint({
  title,
  facts,
  hash,
}: {
  title: string;
  facts: readonly Fact[];
  hash: Fact;
}) {
  return (
    <Card title={title} titleId="newest-fingerprint">
      <dl className="grid gap-4 md:grid-cols-3">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
        <div className="md:col-span-3">
          <dt className="text-sm text-ink-soft">{hash.term}</dt>
          <dd>
            <code className="break-all select-all">{hash.value}</code>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
