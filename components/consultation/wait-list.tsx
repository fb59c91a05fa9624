import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/zone';
import type { KindId } from '@/lib/consultation/domain/kinds';
import { stepPath } from '@/lib/consultation/domain/paths';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { BellIcon } from '@heroicons/react/20/solid';

/** The days for which a member waits. A day with a free time is offered to all who wait: the first has it. */
export function WaitList({
  waits,
  changeWait,
  messages,
}: {
  waits: readonly { day: IsoDate; kind: KindId; isFree: boolean }[];
  changeWait: ComponentProps<'form'>['action'];
  messages: Messages['consultation']['waits'];
}) {
  if (waits.length === 0) return null;
  return (
    <Card title={messages.title} titleId="waits">
      <ul className="grid gap-3">
        {waits.map(({ day, kind, isFree }) => (
          <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className={isFree ? 'font-semibold' : 'text-ink-soft'}>
              {fill(isFree ? messages.free : messages.none, { day: dayName(day) })}
            </span>
            {isFree ? (
              <TextLink
                href={stepPath({ kind, day })}
                className="inline-flex min-h-11 items-center"
              >
                {messages.book}
              </TextLink>
            ) : null}
            <form action={changeWait}>
              <input type="hidden" name="day" value={day} />
              <input type="hidden" name="kind" value={kind} />
              <Button type="submit" name="stop" value="1" variant="quiet" className="px-2 text-sm">
                {fill(messages.stop, { day: dayName(day) })}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The outcome of joining or leaving the waiting list of a day. */
export function WaitNotice({
  wait,
  isMailSent,
  messages,
}: {
  wait: unknown;
  isMailSent: boolean;
  messages: Messages['consultation']['waits'];
}) {
  switch (wait) {
    case 'added':
      return <Alert tone="good">{isMailSent ? messages.addedMail : messages.added}</Alert>;
    case 'removed':
      return <Alert tone="good">{messages.removed}</Alert>;
    case 'tooMany':
    case 'notConfirmed':
    case 'failed':
      return <Alert tone="warn">{messages[wait]}</Alert>;
    default:
      return null;
  }
}

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
