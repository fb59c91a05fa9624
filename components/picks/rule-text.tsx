import type { Messages } from '@/lib/messages';
import type { RuleError } from '@/lib/picks/domain/screen/rule';

/** A rule as it is written, each part on its own line where the text breaks into parts. */
export function RuleText({ text }: { text: string }) {
  return (
    <p className="rounded bg-surface-sunken px-3 py-2 font-mono text-sm wrap-anywhere">
      {partsOf(text).map((part, index) => (
        <span key={index} className="block">
          {part}
        </span>
      ))}
    </p>
  );
}

/** Split before each AND or OR outside brackets. The rule is printed with one kind of them at each level. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of text.split(' ')) {
    const isJoint = depth === 0 && (word === 'AND' || word === 'OR');
    if (isJoint || parts.length === 0) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}

/** The rule as typed, with the place where it stops being one. Reads the same without scripts and colours. */
export function MarkedRule({
  rule,
  error: { from, to },
  messages,
}: {
  rule: string;
  error: RuleError;
  messages: Pick<Messages['picksOwn']['own']['form'], 'wrongAt' | 'end'>;
}) {
  return (
    <figure aria-label={messages.wrongAt} className="rounded border border-loss bg-loss-soft p-3">
      <code className="text-sm wrap-anywhere whitespace-pre-wrap text-ink">
        {rule.slice(0, from)}
        <mark className="rounded bg-surface px-0.5 font-semibold text-loss underline decoration-wavy">
          {rule.slice(from, to) || `⟨${messages.end}⟩`}
        </mark>
        {rule.slice(to)}
      </code>
    </figure>
  );
}
