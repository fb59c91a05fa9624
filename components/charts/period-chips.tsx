import type { Messages } from '@/lib/messages';

type Period = keyof Messages['periods']['short'];

/** The periods of a chart, up to seven. Plain links: the page stays where it is, and each can be shared. */
export function PeriodChips<Offered extends Period>({
  periods,
  current,
  hrefOf,
  messages,
}: {
  periods: readonly Offered[];
  current: Offered;
  hrefOf: (period: Offered) => string;
  messages: Messages['periods'];
}) {
  return (
    <nav
      aria-label={messages.label}
      className="-mx-1 max-w-[calc(100%+0.5rem)] overflow-x-auto print:hidden"
    >
      {/* One set of class names: seven links would each carry them. */}
      <ul className="flex gap-0.5 text-xs text-ink-soft [&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-9 [&_a]:items-center [&_a]:justify-center [&_a]:rounded-sm [&_a]:px-2.5 lg:[&_a]:min-h-8 [&_a:hover]:bg-surface-sunken [&_a[aria-current]]:bg-accent-soft [&_a[aria-current]]:font-semibold [&_a[aria-current]]:text-accent">
        {periods.map((period) => (
          <li key={period}>
            <a
              href={hrefOf(period)}
              title={messages.name[period]}
              aria-current={period === current || undefined}
            >
              {messages.short[period]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
