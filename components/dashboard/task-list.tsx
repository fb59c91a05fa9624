import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { RouteLink } from '@/components/ui/route-link';

export type Task = { id: string; title: string; text: string; href: string; isDone: boolean };

export type TaskWords = { done: string; open: string; count: string };

/** The first tasks, each with what it is good for; those that are done are ticked. */
export function TaskList({ tasks, messages }: { tasks: readonly Task[]; messages: TaskWords }) {
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">
        {messages.count.replace('{done}', String(done)).replace('{count}', String(tasks.length))}
      </p>
      <ol className="grid">
        {tasks.map(({ id, title, text, href, isDone }) => (
          <li key={id} className="flex gap-3 border-b border-line py-2 last:border-0">
            {isDone ? (
              <CheckCircleIcon aria-hidden="true" className="size-6 shrink-0 text-gain" />
            ) : (
              <span
                aria-hidden="true"
                className="m-0.5 size-5 shrink-0 rounded-full border-2 border-control"
              />
            )}
            <span className="min-w-0">
              <RouteLink href={href} prefetches={false} className="font-semibold hover:underline">
                {title}
                <span className="sr-only">: {isDone ? messages.done : messages.open}</span>
              </RouteLink>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
