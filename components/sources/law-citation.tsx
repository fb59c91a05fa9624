import type { LawReference } from '@/lib/law/dated-row';
import type { LawSource } from '@/lib/law/citation';
import { lawCitationText, type LawSourceMessages } from '@/lib/law/citation-text';

/** The Act, rule, notification or circular that a row of law rests on, linked to the official text where known. */
export function LawCitation({
  source,
  messages,
}: {
  source: LawSource;
  messages: LawSourceMessages;
}) {
  const text = lawCitationText(source, messages);
  return source.url ? (
    <a href={source.url} rel="noreferrer" className="citation">
      {text}
    </a>
  ) : (
    <span className="wrap-anywhere">{text}</span>
  );
}

/** A note below a list of rows: some were not checked against the official text. */
export function LawReadingNote({
  rows,
  messages,
}: {
  rows: readonly Pick<LawReference, 'source'>[];
  messages: LawSourceMessages;
}) {
  if (rows.every(({ source }) => source.isPrimary)) return null;
  return <p className="mt-3 text-sm text-ink-soft">{messages.secondary}</p>;
}
