import type { Messages } from '@/lib/messages';

const groups = ['goal', 'withdrawals', 'compare'] as const;

/** What else the page answers. Each leads to its group of fields, which opens by being led to. */
export function SipViews({ messages }: { messages: Messages['sip']['page']['views'] }) {
  return (
    <nav aria-label={messages.label} className="no-print max-w-full overflow-x-auto">
      <ul className="flex gap-1">
        {groups.map((id) => (
          <li key={id}>
            <a
              href={`#sip-group-${id}`}
              className="inline-flex min-h-8 items-center rounded px-2.5 text-xs whitespace-nowrap text-ink-soft hover:bg-surface-sunken hover:text-ink max-lg:min-h-11"
            >
              {messages[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
