import { Alert } from '@/components/ui/alert';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatNumber } from '@/lib/money/rupees';
import { publicHashPath } from '@/lib/picks/paths';
import type { Verification } from '@/lib/picks/record-chain';

/** Whether the whole chain holds, and if not, at which link it breaks first. */
export function VerificationNote({
  verification,
  words,
}: {
  verification: Verification;
  words: Messages['picksOwn']['record']['verification'];
}) {
  if (!verification.isIntact) {
    const { sequence, problem } = verification;
    return (
      <Alert tone="bad" title={fill(words.broken, { sequence: formatNumber(sequence) })}>
        <p>
          {words.problems[problem]} {words.afterwards}
        </p>
      </Alert>
    );
  }
  const { entries, newest } = verification;
  return (
    <Alert tone="good" title={words.title}>
      <p>{fill(words.intact, { entries: formatNumber(entries) })}</p>
      {newest ? (
        <p className="mt-2">
          {words.newest} (
          {fill(words.newestNote, { sequence: newest.sequence, day: formatDate(newest.ranOn) })}
          ): <code className="wrap-anywhere">{newest.hash}</code>.{' '}
          {fill(words.universe, { universe: words.universes[newest.universeKind] })}
        </p>
      ) : null}
      <p className="mt-2">
        {words.elsewhere} <TextLink href={publicHashPath}>{words.publicPage}</TextLink>
      </p>
    </Alert>
  );
}
