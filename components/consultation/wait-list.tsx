import { ButtonForm } from '@/components/forms/button-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/zone';
import type { KindId } from '@/lib/consultation/domain/booking';
import { stepPath } from '@/lib/consultation/domain/paths';
import { fill } from '@/lib/messages/fill';
import type { PressState } from '@/lib/saved/save-problem';
import { BellIcon } from '@heroicons/react/20/solid';
import { messages } from '@/lib/messages';

const { consultation, saved } = messages();
const { waits: waitMessages, dayStep } = consultation;
const { outcomes } = saved;

type ChangeWait = (state: PressState, form: FormData) => Promise<PressState>;

/** The days that a member waits for. A free time is offered to everyone on the list, first come, first served. */
export function WaitList({
  waits,
  shown,
  changeWait,
}: {
  waits: readonly { day: IsoDate; kind: KindId; isFree: boolean }[];
  /** What the page shows, which stays when a list is left. */
  shown: { kind: KindId; day: IsoDate | null; zone: string | null };
  changeWait: ChangeWait;
}) {
  if (waits.length === 0) return null;
  return (
    <Card title={waitMessages.title} titleId="waits">
      <ul className="grid gap-3">
        {waits.map(({ day, kind, isFree }) => (
          <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className={isFree ? 'font-semibold' : 'text-ink-soft'}>
              {fill(isFree ? waitMessages.free : waitMessages.none, {
                day: dayName(day),
              })}
            </span>
            {isFree ? (
              <TextLink
                href={stepPath({ kind, day, zone: shown.zone })}
                className="inline-flex min-h-11 items-center"
              >
                {waitMessages.book}
              </TextLink>
            ) : null}
            <ButtonForm
              action={changeWait}
              values={{
                ...{ day, stop: '1', kind: shown.kind },
                ...{ shown: shown.day ?? '', zone: shown.zone ?? '' },
              }}
              outcomes={outcomes}
            >
              <Button type="submit" variant="quiet" className="px-2 text-sm">
                {fill(waitMessages.stop, { day: dayName(day) })}
              </Button>
            </ButtonForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The outcome of joining or leaving the waiting list of a day. */
export function WaitNotice({ wait, isMailSent }: { wait: unknown; isMailSent: boolean }) {
  switch (wait) {
    case 'added':
      return <Alert tone="good">{isMailSent ? waitMessages.addedMail : waitMessages.added}</Alert>;
    case 'removed':
      return <Alert tone="good">{waitMessages.removed}</Alert>;
    case 'tooMany':
    case 'notConfirmed':
    case 'failed':
      return <Alert tone="warn">{waitMessages[wait]}</Alert>;
    default:
      return null;
  }
}

/** Puts the member on the list of a full day. */
export function WaitForm({
  day,
  kind,
  zone,
  isWaiting,
  action,
}: {
  day: IsoDate;
  kind: KindId;
  zone: string | null;
  isWaiting: boolean;
  action: ChangeWait;
}) {
  if (isWaiting) return <p className="text-sm font-semibold">{dayStep.waiting}</p>;
  return (
    <ButtonForm action={action} values={{ day, kind, zone: zone ?? '' }} outcomes={outcomes}>
      <Button type="submit" variant="secondary" className="text-left">
        <BellIcon aria-hidden="true" className="size-4 shrink-0" />
        {fill(dayStep.wait, { day: dayName(day) })}
      </Button>
    </ButtonForm>
  );
}
