import type { Messages } from '@/lib/messages';
import type { RuleError } from '@/lib/picks/domain/screen/rule';

/** The rule as typed, with the place where it stops being one. Reads the same without scripts and colours. */
export function MarkedRule({
  rule,
  error: { from, to },
  messages,
}: {
  rule: string;
  error: RuleError;
  messages: Messages['picksOwn']['own']['form'];
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
