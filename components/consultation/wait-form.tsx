import type { ComponentProps } from 'react';
import { BellIcon } from '@heroicons/react/20/solid';
import { Button } from '@/components/ui/button';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/day-name';
import type { KindId } from '@/lib/consultation/domain/kinds';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** Puts the member on the list of a full day. */
export function WaitForm({
  day,
  kind,
  isWaiting,
  action,
  messages,
}: {
  day: IsoDate;
  kind: KindId;
  isWaiting: boolean;
  action: ComponentProps<'form'>['action'];
  messages: Messages['consultation']['dayStep'];
}) {
  if (isWaiting) return <p className="text-sm font-semibold">{messages.waiting}</p>;
  return (
    <form action={action}>
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="kind" value={kind} />
      <Button type="submit" variant="secondary" className="text-left">
        <BellIcon aria-hidden="true" className="size-4 shrink-0" />
        {fill(messages.wait, { day: dayName(day) })}
      </Button>
    </form>
  );
}
