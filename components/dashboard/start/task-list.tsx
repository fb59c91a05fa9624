import { CheckIcon } from '@heroicons/react/20/solid';
import { classNames } from '@/components/ui/class-names';
import { RouteLink } from '@/components/ui/route-link';
import type { Task } from '@/lib/dashboard/domain/task';
import { fill } from '@/lib/messages/fill';

export type TaskMessages = { done: string; open: string; count: string };

/** The first steps in order; done ones are ticked, and the next one stands out. */
export function TaskList({ tasks, messages }: { tasks: readonly Task[]; messages: TaskMessages }) {
  const done = tasks.filter(({ isDone }) => isDone).length;
  const next = tasks.find(({ isDone }) => !isDone)?.id;
  return (
    <div className="-mt-1">
      <p className="flex items-center justify-between gap-4 text-xs text-ink-soft">
        {fill(messages.count, { done, count: tasks.length })}
      </p>
      <div aria-hidden="true" className="mt-2 mb-1 flex gap-1">
        {tasks.map(({ id }, index) => (
          <span
            key={id}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              index < done ? 'bg-accent' : 'bg-surface-sunken',
            )}
          />
        ))}
      </div>
      <ol className="grid">
        {tasks.map(({ id, title, text, time, href, isDone }, index) => (
          <li
            key={id}
            className="flex min-h-15 items-center gap-3 border-b border-line py-2 text-sm last:border-0"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full border text-xs font-semibold',
                isDone
                  ? 'border-transparent bg-accent-soft text-accent-strong'
                  : id === next
                    ? 'border-transparent bg-accent text-on-accent'
                    : 'border-control text-ink-soft',
              )}
            >
              {isDone ? <CheckIcon className="size-4" /> : index + 1}
            </span>
            <span className="min-w-0 flex-1">
              {href && !isDone ? (
                <RouteLink
                  href={href}
                  prefetches={false}
                  className={id === next ? 'font-semibold hover:underline' : 'hover:underline'}
                >
                  {title}
                </RouteLink>
              ) : (
                <span className={isDone ? 'text-ink-soft' : undefined}>{title}</span>
              )}
              <span className="sr-only">: {isDone ? messages.done : messages.open}</span>
              {id === next && text ? (
                <span className="block text-xs text-ink-soft">{text}</span>
              ) : null}
            </span>
            <span aria-hidden={isDone} className="shrink-0 text-xs text-ink-soft">
              {isDone ? messages.done : time}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
