import { TextLink } from '@/components/ui/text-link';
import type { Answer } from '@/lib/search/answers/answer';

/** The computed answer to a query, with a link to the page that shows it in full. */
export function AnswerCard({ answer, label }: { answer: Answer; label: string }) {
  const { title, text, note, link } = answer;
  return (
    <section aria-label={label} className="card grid gap-1">
      <p className="text-xs text-ink-faint">{label}</p>
      <p className="text-2xl font-semibold">{title}</p>
      <p>{text}</p>
      {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      <p>
        {/* The address of a SIP has its amounts, which are not sent before the link is followed. */}
        <TextLink href={link.url} prefetches={false}>
          {link.label}
        </TextLink>
      </p>
    </section>
  );
}
