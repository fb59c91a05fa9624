import {
  ArrowPathIcon,
  ClockIcon,
  CurrencyRupeeIcon,
  InformationCircleIcon,
  VideoCameraIcon,
} from '@heroicons/react/24/outline';
import { formatDate } from '@/lib/calendar/iso-date';
import { kindMinutes, type KindId } from '@/lib/consultation/domain/kinds';
import type { ConsultationSettings } from '@/lib/consultation/domain/settings';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';

/** Who the session is with, and what it is in a few lines. */
export function HostPanel({
  settings: { host, registration, feeRupees, rules },
  kind,
  messages: { host: words },
}: {
  settings: Pick<ConsultationSettings, 'host' | 'registration' | 'feeRupees' | 'rules'>;
  kind: KindId;
  messages: Pick<Messages['consultation'], 'host'>;
}) {
  const initials = host.name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('');
  const facts = [
    { icon: ClockIcon, text: fill(words.length, { count: kindMinutes[kind] }) },
    { icon: VideoCameraIcon, text: words.placeText },
    {
      icon: CurrencyRupeeIcon,
      text: feeRupees > 0 ? fill(words.fee, { amount: formatRupees(feeRupees) }) : words.free,
    },
    { icon: ArrowPathIcon, text: fill(words.changes, { hours: rules.cutoffHours }) },
    {
      icon: InformationCircleIcon,
      text: registration
        ? fill(words.registrationText, {
            number: registration.number,
            day: formatDate(registration.validUntil),
          })
        : words.none,
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
          <p className="text-xs text-ink-faint">{words.title}</p>
        </div>
      </div>
      {host.about ? <p className="mt-3 text-sm text-ink-soft">{host.about}.</p> : null}
      <ul className="mt-3 grid gap-3 border-t border-line pt-4 text-sm text-ink-soft">
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
