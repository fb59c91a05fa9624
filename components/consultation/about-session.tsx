import { minuteMs } from '@/lib/calendar/day-count';
import {
  ArrowPathIcon,
  ClockIcon,
  CurrencyRupeeIcon,
  InformationCircleIcon,
  VideoCameraIcon,
} from '@heroicons/react/24/outline';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { timeInIndia } from '@/lib/calendar/moment-in-india';
import { kindMinutes, kindParts, type KindId } from '@/lib/consultation/domain/booking';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { shortDayName } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import { formatRupees } from '@/lib/money/rupees';
import { answerTimes } from '@/lib/policies/clauses';
import { Facts } from './session-agenda';
import { messages } from '@/lib/messages';

const { consultation } = messages();

/** The three parts in the same proportion as the bar above them. */
const columns = {
  'first-talk': 'md:grid-cols-[1fr_3fr_2fr]',
  'plan-review': 'md:grid-cols-[2fr_7fr_3fr]',
} satisfies Record<KindId, string>;
const fills = ['fill-chart-1/50', 'fill-chart-1', 'fill-chart-1/70'];

/** The planned use of the session's minutes, as one bar with three parts. */
export function SessionPlan({
  kind,
  startsAt,
  className,
}: {
  kind: KindId;
  /** Null before a time is chosen. */
  startsAt: Date | null;
  className?: string;
}) {
  const { plan, kinds } = consultation;
  const minutes = kindMinutes[kind];
  const parts = kindParts[kind].map((length, index) => {
    const before = kindParts[kind].slice(0, index).reduce<number>((sum, each) => sum + each, 0);
    return { length, before, ...plan.parts[kind][index]! };
  });
  return (
    <Card
      className={className}
      title={fill(plan.title, { count: minutes })}
      titleId="session-plan"
      description={
        startsAt ? `${kinds[kind].name}, ${shortDayName(dateInIndia(startsAt))}` : kinds[kind].text
      }
    >
      <svg aria-hidden="true" className="mb-3 h-3.5 w-full max-md:hidden">
        {parts.map(({ length, before, name }, index) => (
          <rect
            key={name}
            x={`${(before / minutes) * 100 + (index > 0 ? 0.4 : 0)}%`}
            width={`${(length / minutes) * 100 - (index > 0 ? 0.4 : 0)}%`}
            height="100%"
            rx="3"
            className={fills[index]}
          />
        ))}
      </svg>
      <ol className={`grid gap-3 text-sm md:gap-0 md:*:pr-1 ${columns[kind]}`}>
        {parts.map(({ length, before, name, text }) => (
          <li key={name}>
            <span className="block text-xs text-ink-faint tabular-nums">
              {startsAt
                ? timeInIndia(new Date(startsAt.getTime() + before * minuteMs))
                : fill(plan.from, { minute: before })}
            </span>
            <span className="block font-semibold">{name}</span>
            <span className="block text-xs text-ink-soft">
              {fill(plan.length, { count: length })}, {text}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Who the session is with, and what it is in a few lines. */
export function HostPanel({
  settings: { host, registration, feeRupees, rules },
  kind,
}: {
  settings: Pick<ConsultationSettings, 'host' | 'registration' | 'feeRupees' | 'rules'>;
  kind: KindId;
}) {
  const { host: hostMessages } = consultation;
  const initials = host.name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('');
  const facts = [
    { icon: ClockIcon, text: fill(hostMessages.length, { count: kindMinutes[kind] }) },
    { icon: VideoCameraIcon, text: hostMessages.placeText },
    {
      icon: CurrencyRupeeIcon,
      text:
        feeRupees > 0
          ? fill(hostMessages.fee, { amount: formatRupees(feeRupees) })
          : hostMessages.free,
    },
    { icon: ArrowPathIcon, text: fill(hostMessages.changes, { hours: rules.cutoffHours }) },
    {
      icon: InformationCircleIcon,
      text: registration
        ? fill(hostMessages.registrationText, {
            number: registration.number,
            day: formatDate(registration.validUntil),
          })
        : hostMessages.none,
    },
  ];
  return (
    <>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-base font-semibold text-accent-strong"
        >
          {initials}
        </span>
        <div>
          <h2 id="consultation-host" className="text-lg font-semibold">
            {host.name}
          </h2>
          <p className="text-xs text-ink-faint">{hostMessages.title}</p>
        </div>
      </div>
      {host.about ? <p className="mt-3 text-sm text-ink-soft">{host.about}</p> : null}
      <ul className="mt-3 grid gap-3 border-t border-line pt-4 text-sm text-ink-soft lg:mt-4 lg:gap-5 lg:pt-5">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex gap-2.5">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Folded details before booking: fee, cancelling, privacy of the answers, complaints. */
export function BookingTerms({
  settings: { registration, feeRupees, rules },
  grievance,
  willMailBeSent,
}: {
  settings: Pick<ConsultationSettings, 'registration' | 'feeRupees' | 'rules'>;
  grievance: { name: string; email: string };
  willMailBeSent: boolean;
}) {
  const { fees, complaint, form } = consultation;
  return (
    <div className="grid grid-cols-1 items-start gap-3 text-sm lg:grid-cols-3 lg:gap-4">
      <Disclosure title={fees.title}>
        <Facts
          isNarrow
          facts={[
            {
              name: fees.fee,
              value:
                feeRupees > 0 ? fill(fees.amount, { amount: formatRupees(feeRupees) }) : fees.free,
            },
            {
              name: fees.notice,
              value: fill(fees.noticeText, { hours: rules.noticeHours, days: rules.aheadDays }),
            },
            {
              name: fees.change,
              value: fill(fees.changeText, { hours: rules.cutoffHours, moves: rules.moves }),
            },
            { name: fees.refund, value: feeRupees > 0 ? fees.refundText : fees.refundFree },
            { name: fees.promise, value: fees.promiseText },
            { name: fees.mail, value: willMailBeSent ? fees.mailOn : fees.mailOff },
          ]}
        />
      </Disclosure>
      <Disclosure title={form.privacy.title}>
        <p className="text-ink-soft">
          {form.privacy.text} <TextLink href="/privacy-policy">{form.privacy.more}</TextLink>
        </p>
      </Disclosure>
      <Disclosure title={complaint.title}>
        <p>{complaint.intro}</p>
        <ol className="mt-2 grid list-decimal gap-2 pl-5">
          <li className="wrap-anywhere">
            {fill(complaint.firm, {
              ...grievance,
              hours: answerTimes.acknowledgementHours,
              days: answerTimes.grievanceDays,
            })}
          </li>
          <li>
            <TextLink href="https://scores.sebi.gov.in" newTabLabel={complaint.newTab}>
              {complaint.scores}
            </TextLink>
            {registration ? null : (
              <span className="block text-ink-soft">{complaint.scoresNone}</span>
            )}
          </li>
          <li>
            <TextLink href="https://smartodr.in" newTabLabel={complaint.newTab}>
              {complaint.odr}
            </TextLink>
          </li>
        </ol>
      </Disclosure>
    </div>
  );
}
