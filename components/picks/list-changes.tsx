import { TextLink } from '@/components/ui/text-link';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import type { Digest, Flip, ListChange } from '@/lib/picks/digest';
import { companyPath } from '@/lib/picks/paths';
import { ratioText } from './ratio-text';

type Words = { digest: Messages['picksOwn']['digest']; units: Messages['picks']['units'] };

/** Who came onto a list and who left it, each with the part of the rule that turned. */
export function ListChanges({ digest, words }: { digest: Digest; words: Words }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Changes title={words.digest.entries} changes={digest.entries} words={words} />
      <Changes title={words.digest.exits} changes={digest.exits} words={words} />
    </div>
  );
}

function Changes({
  title,
  changes,
  words,
}: {
  title: string;
  changes: readonly ListChange[];
  words: Words;
}) {
  return (
    <section>
      <h3 className="font-semibold">
        {title} ({changes.length})
      </h3>
      {changes.length === 0 ? <p className="text-ink-soft">{words.digest.nobody}</p> : null}
      <ul className="mt-1 grid gap-2">
        {changes.map(({ isin, name, cause, flips }) => (
          <li key={isin} className="text-sm">
            <TextLink href={companyPath(isin)}>{name}</TextLink>{' '}
            <span className="text-ink-soft">{words.digest.causes[cause]}</span>
            {flips.length > 0 ? (
              <ul className="list-disc pl-5">
                {flips.map((flip) => (
                  <li key={flip.text}>{flipWords(flip, words)}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function flipWords({ text, isNegated, unit, before, after }: Flip, { digest, units }: Words) {
  return fill(isNegated ? digest.flipNot : digest.flip, {
    text,
    before: ratioText(before.number, unit, units),
    after: ratioText(after.number, unit, units),
  });
}
