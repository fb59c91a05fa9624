import { percent } from './frame';
import { fillClasses, type SeriesTone } from './series';

export type EventMark = {
  /** A place on the level axis: a day or a step. */
  at: number;
  kind: 'bought' | 'sold' | 'event';
  /** Of the kind of asset (asset-tones.ts). */
  tone: SeriesTone;
};

/** Around the place of a mark, which is on the base line. */
const shapes: Record<EventMark['kind'], string> = {
  bought: 'M0-10 5-1H-5z',
  sold: 'M0-1 5-10H-5z',
  event: 'M0-11 5-6 0-1-5-6z',
};

/** 10 px of the narrowest drawing that shows marks (480 px), in units. */
const apart = 21;

/** What happened, on the base line: up for bought, down for sold, a lozenge for the rest. Near neighbours are one. */
export function EventMarks({
  events,
  at,
}: {
  events: readonly EventMark[];
  at: (place: number) => number;
}) {
  return merged(events.map((event) => ({ ...event, at: at(event.at) }))).map((event) => (
    <svg key={event.at} x={percent(event.at)} y="100%" overflow="visible">
      <path
        d={shapes[event.kind]}
        paintOrder="stroke"
        strokeWidth="2"
        className={`stroke-surface ${fillClasses[event.tone]}`}
      />
    </svg>
  ));
}

/** Marks that would lie on each other are one: of the first's colour, and an event where they are of different kinds. */
export function merged(events: readonly EventMark[]): readonly EventMark[] {
  const shown: EventMark[] = [];
  for (const event of [...events].sort((one, other) => one.at - other.at)) {
    const last = shown.at(-1);
    if (!last || event.at - last.at >= apart) shown.push(event);
    else if (last.kind !== event.kind) shown[shown.length - 1] = { ...last, kind: 'event' };
  }
  return shown;
}
