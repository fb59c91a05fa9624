import { Facts } from '@/components/consultation/facts';
import type { StepId } from '@/components/consultation/step-list';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { dayName } from '@/lib/consultation/domain/day-name';
import { kindMinutes, type KindId } from '@/lib/consultation/domain/kinds';
import { timesOf } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { consultation: words } = messages();

/** What has been chosen so far, with the way to change it. */
export function Choice({
  kind,
  day,
  at,
  zone,
  pathTo,
}: {
  kind: KindId;
  day: IsoDate | null;
  at: Date | null;
  zone: string;
  pathTo: (step: StepId) => string;
}) {
  const change = (step: StepId, label: string) => (
    <TextLink href={pathTo(step)} className="ml-3 inline-flex min-h-6 items-center text-sm">
      {label}
    </TextLink>
  );
  const { chosen, steps, kinds } = words;
  const count = kindMinutes[kind];
  return (
    <Card title={chosen.title} titleId="chosen">
      <Facts
        facts={[
          {
            name: steps.kind,
            value: (
              <>
                {kinds[kind].name}, {fill(words.minutes, { count })}
                {change('kind', chosen.changeKind)}
              </>
            ),
          },
          ...(day
            ? [
                {
                  name: steps.day,
                  value: (
                    <>
                      {dayName(day)}
                      {change('day', chosen.changeDay)}
                    </>
                  ),
                },
              ]
            : []),
          ...(day && at
            ? [
                {
                  name: steps.time,
                  value: (
                    <>
                      {timesOf(at, zone).map((time) => (
                        <span key={time} className="block font-semibold tabular-nums">
                          {time}
                        </span>
                      ))}
                      <TextLink
                        href={pathTo('time')}
                        className="inline-flex min-h-6 items-center text-sm"
                      >
                        {chosen.changeTime}
                      </TextLink>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
