import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';

const stepIds = ['kind', 'day', 'time', 'details'] as const;

export type StepId = (typeof stepIds)[number];

/** How far the visitor has come. Steps that are done lead back to themselves. */
export function StepList({
  current,
  pathOf,
  messages,
}: {
  current: StepId;
  pathOf: (step: StepId) => string;
  messages: Messages['consultation']['steps'];
}) {
  const place = stepIds.indexOf(current);
  return (
    <nav aria-label={messages.label}>
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {stepIds.map((step, index) => (
          <li
            key={step}
            aria-current={index === place ? 'step' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-2 rounded border px-3 py-2 text-sm',
              index === place ? 'border-accent bg-accent-soft font-semibold' : 'border-line',
              index > place ? 'text-ink-soft' : null,
            )}
          >
            <span aria-hidden="true" className="tabular-nums">
              {index + 1}
            </span>
            {index < place ? (
              <RouteLink href={pathOf(step)} className="inline-flex min-h-6 items-center underline">
                {messages[step]}
                <span className="sr-only"> ({messages.done})</span>
              </RouteLink>
            ) : (
              messages[step]
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
