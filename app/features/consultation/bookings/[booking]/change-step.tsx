import { ChangeForm } from '@/components/consultation/change-form';
import { DayGrid } from '@/components/consultation/day-grid';
import { TimeList } from '@/components/consultation/time-list';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import { dateInIndia } from '@/lib/calendar/iso-date';
import {
  bookingLimits,
  cancelProblem,
  isUpcoming,
  moveProblem,
  type Booking,
} from '@/lib/consultation/domain/booking';
import { dayName } from '@/lib/consultation/domain/day-name';
import { bookingPath, stepPath } from '@/lib/consultation/domain/paths';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { readSlotId, slotId } from '@/lib/consultation/domain/slots';
import { offeredDays } from '@/lib/consultation/server/store';
import { timesOf } from '@/lib/consultation/domain/zone';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { QueryValues } from '@/lib/query-values';
import { cancelBooking, moveBooking, withdrawAnswers } from '../../actions';
import { problemWords } from '@/components/consultation/problem-words';

const { consultation: words } = messages();
const { booking: own } = words;

type ChangeStepProps = {
  booking: Booking;
  settings: ConsultationSettings;
  query: QueryValues;
  now: Date;
};

/** The page behind which a change lies: opening it changes nothing. */
export function ChangeStep({ booking, settings, query, now }: ChangeStepProps) {
  const { id } = booking;
  const problems = problemWords(settings, env.grievance.email);
  const back = <TextLink href={bookingPath(id)}>{own.cancel.back}</TextLink>;
  if (query.step === 'cancel' && !cancelProblem(booking, settings.rules, now)) {
    const { cancel } = own;
    return (
      <Card title={cancel.title} titleId="cancel" description={cancel.intro}>
        <ChangeForm
          action={cancelBooking}
          hidden={{ id }}
          reason={reasonWords}
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
          action={withdrawAnswers}
          hidden={{ id }}
          submit={withdraw.submit}
          problems={problems}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  if (query.step === 'move' && !moveProblem(booking, settings.rules, now)) {
    return <Move booking={booking} settings={settings} query={query} now={now} />;
  }
  return null;
}

const reasonWords = {
  label: own.reasonLabel,
  hint: fill(own.reasonHint, { max: bookingLimits.reason }),
  max: bookingLimits.reason,
};

/** A new day, a new time, and the press that moves. The old time is given up in the same breath, or not at all. */
async function Move({ booking, settings, query, now }: ChangeStepProps) {
  const { id, kind, zone } = booking;
  const offered = await offeredDays(kind, now);
  if (!offered.ok) {
    return (
      <Alert tone="warn" title={words.unavailable.title}>
        {words.unavailable.text}
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
          action={moveBooking}
          hidden={{ id, at: slotId(at) }}
          reason={reasonWords}
          submit={move.submit}
          variant="primary"
          problems={problemWords(settings, env.grievance.email)}
        >
          {back}
        </ChangeForm>
      </Card>
    );
  }
  return (
    <Card title={move.title} titleId="move" description={move.intro}>
      {chosen ? (
        <>
          <h3 className="mb-3 text-base">{dayName(chosen.date)}</h3>
          <TimeList
            starts={chosen.starts}
            zone={zone}
            pathOf={(start) => stepPath({ at: slotId(start) }, path)}
            messages={words.timeStep}
          />
        </>
      ) : (
        <DayGrid
          days={offered.value}
          chosen={null}
          ownDays={[dateInIndia(booking.startsAt)]}
          opensFull={false}
          pathOf={(date) => stepPath({ day: date }, path)}
          messages={words.dayStep}
        />
      )}
      <p className="mt-4">{back}</p>
    </Card>
  );
}
