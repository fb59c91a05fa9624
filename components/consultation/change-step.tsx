import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import {
  bookingLimits,
  cancelProblem,
  isUpcoming,
  moveProblem,
  type Booking,
} from '@/lib/consultation/domain/booking';
import { bookingPath, stepPath } from '@/lib/consultation/domain/paths';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { readSlotId, slotId, type OfferedDay } from '@/lib/consultation/domain/slots';
import { dayName, timesOf } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { fill, fillCount } from '@/lib/messages/fill';
import type { QueryValues } from '@/lib/query-values';
import type { Result } from '@/lib/result';
import { ChangeForm } from './booking-forms';
import { DayGrid } from './day-grid';
import { TimeList } from './time-list';

const { consultation } = messages();
const { booking: own } = consultation;

type Action = ComponentProps<typeof ChangeForm>['action'];

type ChangeStepProps = {
  booking: Booking;
  /** Null where no sessions are offered any more: answers can still be withdrawn. */
  settings: ConsultationSettings | null;
  query: QueryValues;
  /** Only for the step that moves a booking. */
  offered: Result<OfferedDay[], string> | null;
  now: Date;
  grievanceEmail: string;
  actions: { cancel: Action; move: Action; withdraw: Action };
};

/**
 * The confirmation page of a change: opening it changes nothing. It says why where the change is no longer possible,
 * because the link is old or the form, sent without scripts, was refused.
 */
export function ChangeStep(props: ChangeStepProps) {
  const { booking, settings, query, now, grievanceEmail, actions } = props;
  const { id } = booking;
  const problems = changeProblems(settings, grievanceEmail);
  const back = <TextLink href={bookingPath(id)}>{own.cancel.back}</TextLink>;
  if (settings) {
    const problem =
      query.step === 'cancel'
        ? cancelProblem(booking, settings.rules, now)
        : query.step === 'move'
          ? moveProblem(booking, settings.rules, now)
          : null;
    if (problem) return <Alert tone="warn">{problems[problem]}</Alert>;
  }
  if (query.step === 'cancel' && settings) {
    const { cancel } = own;
    return (
      <Card title={cancel.title} titleId="cancel" description={cancel.intro}>
        <ChangeForm
          action={actions.cancel}
          hidden={{ id }}
          reason={reasonField}
          submit={cancel.submit}
          problems={problems}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  if (query.step === 'withdraw' && booking.intake) {
    const { withdraw } = own;
    return (
      <Card
        title={withdraw.title}
        titleId="withdraw"
        description={isUpcoming(booking, now) ? withdraw.upcoming : withdraw.past}
      >
        <ChangeForm
          action={actions.withdraw}
          hidden={{ id }}
          submit={withdraw.submit}
          problems={problems}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  return query.step === 'move' && settings ? <Move {...props} /> : null;
}

const reasonField = {
  label: own.reasonLabel,
  hint: fill(own.reasonHint, { max: bookingLimits.reason }),
  max: bookingLimits.reason,
};

/** A new day, a new time, and the button that moves the booking. The old time is free only when the new one is booked. */
function Move({ booking, settings, query, offered, grievanceEmail, actions }: ChangeStepProps) {
  const { id, zone } = booking;
  if (!offered?.ok) {
    return (
      <Alert tone="warn" title={consultation.unavailable.title}>
        {consultation.unavailable.text}
      </Alert>
    );
  }
  const at = readSlotId(query.at);
  const day = at ? dateInIndia(at) : query.day;
  const chosen = isIsoDate(day) ? offered.value.find(({ date }) => date === day) : null;
  const path = bookingPath(id);
  const back = <TextLink href={path}>{own.cancel.back}</TextLink>;
  const { move } = own;
  if (chosen && at) {
    return (
      <Card title={move.confirmTitle} titleId="move">
        <p className="mb-4 font-semibold tabular-nums">
          {timesOf(at, zone).map((time) => (
            <span key={time} className="block">
              {time}
            </span>
          ))}
        </p>
        <ChangeForm
          action={actions.move}
          hidden={{ id, at: slotId(at) }}
          reason={reasonField}
          submit={move.submit}
          variant="primary"
          problems={changeProblems(settings, grievanceEmail)}
        >
          <TextLink href={stepPath({ day: chosen.date }, path)}>
            {consultation.form.anotherTime}
          </TextLink>
          {back}
        </ChangeForm>
      </Card>
    );
  }
  return (
    <Card title={move.title} titleId="move" description={move.intro}>
      <DayGrid
        days={offered.value}
        chosen={chosen?.date ?? null}
        ownDays={[dateInIndia(booking.startsAt)]}
        opensFull={false}
        pathOf={(date) => stepPath({ day: date }, path)}
      />
      {chosen ? (
        <>
          <h3 className="mt-4 mb-3 text-base">{dayName(chosen.date)}</h3>
          {chosen.starts.length > 0 ? (
            <TimeList
              starts={chosen.starts}
              zone={zone}
              pathOf={(start) => stepPath({ at: slotId(start) }, path)}
            />
          ) : (
            <p className="text-sm text-ink-soft">{consultation.timeStep.none}</p>
          )}
        </>
      ) : null}
      <p className="mt-4">{back}</p>
    </Card>
  );
}

const { noChange, problems } = messages().consultation.booking;

/** Why a change of a booking was refused, in words that name the rule. */
export function changeProblems(settings: ConsultationSettings | null, contactEmail: string) {
  const hours = settings?.rules.cutoffHours ?? 0;
  return {
    ...problems,
    ...noChange,
    'too-late': fill(noChange['too-late'], { hours, email: contactEmail }),
    'no-moves': fillCount(settings?.rules.moves ?? 0, noChange['no-moves']),
  };
}
