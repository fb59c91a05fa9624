import { classNames } from '@/components/ui/class-names';
import type { Period } from '@/lib/calendar/period';
import type { Messages } from '@/lib/messages';

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
    <nav aria-label={messages.label} className="-mx-1 max-w-full overflow-x-auto print:hidden">
      <ul className="flex gap-0.5">
        {periods.map((period) => {
          const isCurrent = period === current;
          return (
            <li key={period}>
              <a
                href={hrefOf(period)}
                title={messages.name[period]}
                aria-current={isCurrent || undefined}
                className={classNames(
                  'inline-flex min-h-11 min-w-9 items-center justify-center rounded-sm px-2.5 text-xs lg:min-h-8',
                  isCurrent
                    ? 'bg-accent-soft font-semibold text-accent'
                    : 'text-ink-soft hover:bg-surface-sunken hover:text-ink',
                )}
              >
                {messages.short[period]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
