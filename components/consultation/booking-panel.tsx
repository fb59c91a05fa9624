import { minuteMs } from '@/lib/calendar/day-count';
import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { GlobeAsiaAustraliaIcon } from '@heroicons/react/20/solid';
import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { ButtonLink, Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Popover } from '@/components/ui/overlay/popover';
import { dateInIndia, type IsoDate } from '@/lib/calendar/iso-date';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { kindMinutes } from '@/lib/consultation/domain/booking';
import { consultationPath, stepPath } from '@/lib/consultation/domain/paths';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import {
  slotId,
  type AskedStep,
  type chosenOf,
  type OfferedDay,
} from '@/lib/consultation/domain/slots';
import {
  shortDayName,
  indiaZone,
  timesOf,
  listedZones,
  placeOf,
} from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import { DayGrid } from './day-grid';
import { HostPanel } from './about-session';
import { TimeList } from './time-list';
import { WaitForm } from './wait-list';
import { messages } from '@/lib/messages';

const { consultation } = messages();

const part = 'border-line p-3 max-lg:border-t max-lg:first:border-t-0 sm:p-4 lg:p-5 ';

/** Host, day and time on one screen. Each choice is an address; the button leads to the questions. */
export function BookingPanel({
  step,
  chosen,
  days,
  ownDays,
  waits,
  isUnconfirmed,
  settings,
  changeWait,
}: {
  step: AskedStep;
  chosen: ReturnType<typeof chosenOf>;
  days: readonly OfferedDay[];
  ownDays: readonly IsoDate[];
  waits: readonly { day: IsoDate }[];
  /** Members with an unconfirmed address cannot join a waiting list. */
  isUnconfirmed: boolean;
  settings: ConsultationSettings;
  changeWait: ComponentProps<typeof WaitForm>['action'];
}) {
  const { kind, at } = step;
  const { day: chosenDay, time: chosenTime, asked } = chosen;
  const zone = step.zone ?? indiaZone;
  const { dayStep, timeStep, kinds } = consultation;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="grid grid-cols-1 rounded-lg border border-line bg-surface shadow-card lg:grid-cols-[16rem_minmax(0,1fr)_19rem] xl:grid-cols-[18rem_minmax(0,1fr)_20rem]">
      <section aria-labelledby="choose-day" className={`${part} lg:col-start-2 lg:row-start-1`}>
        <div className="mb-3 flex items-baseline justify-between gap-3 max-lg:sr-only">
          <h2 id="choose-day" className="text-lg font-semibold">
            {dayStep.title}
          </h2>
          {first && last ? (
            <span className="text-xs text-ink-faint">
              {fill(dayStep.span, {
                from: shortDayName(first.date),
                to: shortDayName(last.date),
              })}
            </span>
          ) : null}
        </div>
        {days.some(({ starts }) => starts.length > 0) ? null : (
          <p className="mb-3 text-sm">{dayStep.noneAtAll}</p>
        )}
        <DayGrid
          days={days}
          chosen={chosenDay?.date ?? null}
          ownDays={ownDays}
          opensFull={!isUnconfirmed}
          pathOf={(day) => stepPath({ kind, day, zone: step.zone })}
        />
      </section>
      <section
        aria-labelledby="choose-time"
        className={`${part} grid content-start gap-2 lg:col-start-3 lg:row-start-1 lg:gap-3 lg:border-l`}
      >
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 id="choose-time" className="text-lg font-semibold">
            {chosenDay ? shortDayName(chosenDay.date) : timeStep.title}
          </h2>
          <ZoneForm
            zone={zone}
            otherParams={{
              kind,
              ...(chosenDay ? { day: chosenDay.date } : {}),
              ...(asked ? { time: timeInIndia(asked) } : {}),
            }}
          />
        </div>
        {chosen.isGone ? (
          <Alert tone="warn">
            {fill(timeStep.gone, { time: at ? timesOf(at, zone).join(', ') : (step.time ?? '') })}
          </Alert>
        ) : null}
        {chosenDay && chosenDay.starts.length > 0 ? (
          <TimeList
            starts={chosenDay.starts}
            chosen={chosenTime}
            zone={zone}
            awaitsZone={step.zone === null}
            pathOf={(start) => timePath(step, start)}
          />
        ) : (
          <>
            <p className="text-sm text-ink-soft">{timeStep.none}</p>
            {chosenDay?.without === 'full' ? (
              <WaitForm
                day={chosenDay.date}
                kind={kind}
                zone={step.zone}
                isWaiting={!isUnconfirmed && waits.some(({ day }) => day === chosenDay.date)}
                action={changeWait}
              />
            ) : null}
          </>
        )}
        {chosenTime ? (
          <div className="grid gap-1.5 text-center lg:border-t lg:border-line lg:pt-3">
            <p className="flex justify-between gap-3 text-sm text-ink-soft max-lg:hidden">
              <b className="font-semibold text-ink">{kinds[kind].name}</b>
              <span className="tabular-nums">
                {fill(timeStep.span, {
                  from: timeInIndia(chosenTime),
                  to: timeInIndia(new Date(chosenTime.getTime() + kindMinutes[kind] * minuteMs)),
                })}
              </span>
            </p>
            <ButtonLink
              href={stepPath({ kind, at: slotId(chosenTime), zone: step.zone })}
              className="min-h-11 text-base"
            >
              {fill(timeStep.next, { time: timeInIndia(chosenTime) })}
            </ButtonLink>
            <p className="text-xs text-ink-faint">{timeStep.nextNote}</p>
          </div>
        ) : null}
      </section>
      <section
        aria-labelledby="consultation-host"
        className={`${part} lg:col-start-1 lg:row-start-1 lg:border-r`}
      >
        <HostPanel settings={settings} kind={kind} />
      </section>
    </div>
  );
}

/** The address of the panel with a time marked. */
export function timePath({ kind, zone }: Pick<AskedStep, 'kind' | 'zone'>, start: Date): string {
  return stepPath({ kind, day: dateInIndia(start), time: timeInIndia(start), zone });
}

/** The zone whose times are beside India's, behind a button: a form of its own, which works before scripts. */
function ZoneForm({
  zone,
  otherParams,
}: {
  zone: string;
  /** The other fields of the query. */
  otherParams: Readonly<Record<string, string>>;
}) {
  const zones: string[] = [...listedZones];
  const options = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <Popover
      id="zone-choice"
      label={
        zone === indiaZone
          ? consultation.zone.ist
          : fill(consultation.zone.both, { place: placeOf(zone) })
      }
      icon={<GlobeAsiaAustraliaIcon aria-hidden="true" className="size-4" />}
    >
      <form action={consultationPath} className="grid gap-3">
        <HiddenInputs values={Object.entries(otherParams)} />
        <Select
          key={zone}
          id="zone"
          name="zone"
          label={consultation.zone.label}
          hint={consultation.zone.hint}
          defaultValue={zone}
          options={options.map((value) => ({
            value,
            label: value === indiaZone ? consultation.zone.india : placeOf(value),
          }))}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {consultation.zone.submit}
        </Button>
      </form>
    </Popover>
  );
}
