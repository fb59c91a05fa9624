import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { kindMinutes, type KindId } from '@/lib/consultation/domain/kinds';
import { timesOf } from '@/lib/consultation/domain/zone';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';

/** The session that is about to be booked, beside its questions. */
export function ChosenSession({
  kind,
  at,
  zone,
  host,
  changeHref,
  messages: { chosen, kinds, minutes, host: hostWords },
}: {
  kind: KindId;
  at: Date;
  zone: string;
  host: string;
  changeHref: string;
  messages: Messages['consultation'];
}) {
  return (
    <Card title={chosen.title} titleId="chosen" className="lg:order-2">
      <div className="grid gap-3 text-sm">
        <p>
          <b className="font-semibold">{kinds[kind].name}</b>,{' '}
          {fill(minutes, { count: kindMinutes[kind] })}
          {timesOf(at, zone).map((time) => (
            <span key={time} className="block font-semibold tabular-nums">
              {time}
            </span>
          ))}
        </p>
        <p className="text-ink-soft">
          {fill(chosen.with, { name: host })} {hostWords.placeText}.
        </p>
        <p>
          <TextLink href={changeHref}>{chosen.change}</TextLink>
        </p>
      </div>
    </Card>
  );
}
