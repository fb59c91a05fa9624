import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Digest, Flip, ListChange } from '@/lib/picks/domain/record/digest';
import { companyPath } from '@/lib/picks/domain/company/paths';
import { ratioText } from './ratio-text';

type Words = { digest: Messages['picksOwn']['digest']; units: Messages['picks']['units'] };

/** Who came onto a list and who left it, each with the part of the rule that turned. */
export function ListChanges({ digest, messages }: { digest: Digest; messages: Words }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Changes title={messages.digest.entries} changes={digest.entries} messages={messages} />
      <Changes title={messages.digest.exits} changes={digest.exits} messages={messages} />
    </div>
  );
}

function Changes({
  title,
  changes,
  messages,
}: {
  title: string;
  changes: readonly ListChange[];
  messages: Words;
}) {
  return (
    <section>
      <h3 className="font-semibold">
        {title} ({changes.length})
      </h3>
      {changes.length === 0 ? <p className="text-ink-soft">{messages.digest.noCompany}</p> : null}
      <ul className="mt-1 grid gap-2">
        {changes.map(({ isin, name, cause, flips }) => (
          <li key={isin} className="text-sm">
            <TextLink href={companyPath(isin)}>{name}</TextLink>{' '}
            <span className="text-ink-soft">{messages.digest.causes[cause]}</span>
            {flips.length > 0 ? (
              <ul className="list-disc pl-5">
                {flips.map((flip) => (
                  <li key={flip.text}>{flipWords(flip, messages)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The part of the rule that turned, with its number before and after. */
export function flipWords(
  { text, isNegated, unit, before, after }: Flip,
  { digest, units }: Words,
) {
  return fill(isNegated ? digest.flipNot : digest.flip, {
    text,
    before: ratioText(before.number, unit, units),
    after: ratioText(after.number, unit, units),
  });
}
