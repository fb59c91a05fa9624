import { HiddenInputs } from '@/components/forms/hidden-inputs';
import { GlobeAsiaAustraliaIcon } from '@heroicons/react/20/solid';
import type { ReactNode } from 'react';
import { ButtonLink, Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { Popover } from '@/components/ui/overlay/popover';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { kindMinutes, type KindId } from '@/lib/consultation/domain/kinds';
import type { OfferedDay } from '@/lib/consultation/domain/slots';
import {
  shortDayName,
  indiaZone,
  timeIn,
  listedZones,
  placeOf,
} from '@/lib/consultation/domain/zone';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { DayGrid } from './day-grid';
import { TimeList } from './time-list';

const part = 'border-line p-3 max-lg:border-t max-lg:first:border-t-0 sm:p-4 lg:p-5 ';

/** Host, day and time on one screen. Each choice is an address; the button leads to the questions. */
export function BookingPanel({
  kind,
  days,
  chosenDay,
  chosenTime,
  ownDays,
  opensFull,
  zone,
  awaitsZone,
  pathOf,
  host,
  zoneForm,
  wait,
  notice,
  messages,
}: {
  kind: KindId;
  days: readonly OfferedDay[];
  chosenDay: OfferedDay | null;
  chosenTime: Date | null;
  ownDays: readonly IsoDate[];
  opensFull: boolean;
  zone: string;
  /** The address names no zone, so that the device may add its own. */
  awaitsZone: boolean;
  pathOf: {
    day: (day: IsoDate) => string;
    time: (start: Date) => string;
    next: (start: Date) => string;
  };
  host: ReactNode;
  zoneForm: ReactNode;
  /** For a full day: the way to wait for it. */
  wait: ReactNode;
  /** What became of the time that was asked for. */
  notice: ReactNode;
  messages: Messages['consultation'];
}) {
  const { dayStep, timeStep, kinds } = messages;
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-surface shadow-card lg:grid-cols-[16rem_minmax(0,1fr)_19rem] xl:grid-cols-[18rem_minmax(0,1fr)_20rem]">
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
          opensFull={opensFull}
          pathOf={pathOf.day}
          messages={dayStep}
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
          {zoneForm}
        </div>
        {notice}
        {chosenDay && chosenDay.starts.length > 0 ? (
          <TimeList
            starts={chosenDay.starts}
            chosen={chosenTime}
            zone={zone}
            awaitsZone={awaitsZone}
            pathOf={pathOf.time}
            messages={timeStep}
          />
        ) : (
          <>
            <p className="text-sm text-ink-soft">{timeStep.none}</p>
            {wait}
          </>
        )}
        {chosenTime ? (
          <div className="grid gap-1.5 text-center lg:border-t lg:border-line lg:pt-3">
            <p className="flex justify-between gap-3 text-sm text-ink-soft max-lg:hidden">
              <b className="font-semibold text-ink">{kinds[kind].name}</b>
              <span className="tabular-nums">
                {fill(timeStep.span, {
                  from: timeIn(chosenTime, indiaZone),
                  to: timeIn(
                    new Date(chosenTime.getTime() + kindMinutes[kind] * 60_000),
                    indiaZone,
                  ),
                })}
              </span>
            </p>
            <ButtonLink href={pathOf.next(chosenTime)} className="min-h-11 text-base">
              {fill(timeStep.next, { time: timeIn(chosenTime, indiaZone) })}
            </ButtonLink>
            <p className="text-xs text-ink-faint">{timeStep.nextNote}</p>
          </div>
        ) : null}
      </section>
      <section
        aria-labelledby="consultation-host"
        className={`${part} lg:col-start-1 lg:row-start-1 lg:border-r`}
      >
        {host}
      </section>
    </div>
  );
}

/** The zone whose times are beside India's, behind a button: a form of its own, which works before scripts. */
export function ZoneForm({
  zone,
  path,
  otherParams,
  messages,
}: {
  zone: string;
  path: string;
  /** What the address says besides. */
  otherParams: Readonly<Record<string, string>>;
  messages: Messages['consultation']['zone'];
}) {
  const zones: string[] = [...listedZones];
  const options = zones.includes(zone) ? zones : [zone, ...zones];
  return (
    <Popover
      id="zone-choice"
      label={zone === indiaZone ? messages.ist : fill(messages.both, { place: placeOf(zone) })}
      icon={<GlobeAsiaAustraliaIcon aria-hidden="true" className="size-4" />}
    >
      <form action={path} className="grid gap-3">
        <HiddenInputs values={Object.entries(otherParams)} />
        <Select
          key={zone}
          id="zone"
          name="zone"
          label={messages.label}
          hint={messages.hint}
          defaultValue={zone}
          options={options.map((value) => ({
            value,
            label: value === indiaZone ? messages.india : placeOf(value),
          }))}
        />
        <Button type="submit" variant="secondary" className="justify-self-start">
          {messages.submit}
        </Button>
      </form>
    </Popover>
  );
}
