import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { ButtonLink } from '@/components/ui/button';
import { bookingsPath } from '@/lib/consultation/domain/paths';

/** To the member's sessions, with the number of those ahead. */
export function MyBookingsLink({ count, label }: { count: number; label: string }) {
  return (
    <ButtonLink href={bookingsPath} variant="secondary">
      <CalendarDaysIcon aria-hidden="true" className="size-4" />
      {label}
      {count > 0 ? (
        <span className="rounded-full bg-accent-soft px-1.5 text-xs text-accent-strong">
          {count}
        </span>
      ) : null}
    </ButtonLink>
  );
}
