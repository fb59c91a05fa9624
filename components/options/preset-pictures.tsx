import { Card } from '@/components/ui/card/card';
import { lessonIdOf, lessonPath } from '@/lib/education/domain/course-paths';
import { fill } from '@/lib/messages/fill';
import {
  presetGroups,
  presetIds,
  type PresetGroup,
  type PresetId,
} from '@/lib/options/domain/position/preset';
import { presetLessons } from '@/lib/options/domain/position/preset-lessons';
import { extent } from '@/components/charts/parts/paths';
import { yAxisOf } from '@/components/charts/frame';
import { expiryResult } from '@/lib/options/domain/position/analysis';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedPreset } from '@/lib/options/domain/position/typed-legs';
import { startStrategy } from '@/lib/options/domain/position/typed-strategy';
import { options } from '@/lib/messages/en/options/options';

const { presets: messages } = options;

/**
 * All preset strategies with the shape of their payoff. Each is a link, which scripts follow in place, with its lesson
 * below.
 */
export function PresetPictures({ pathOf }: { pathOf: (preset: PresetId) => string }) {
  return (
    <Card
      title={fill(messages.title, { count: presetIds.length })}
      titleId="option-presets-title"
      description={messages.note}
    >
      <div className="grid gap-3 sm:gap-5">
        {(Object.keys(presetGroups) as PresetGroup[]).map((group) => (
          <section key={group} aria-labelledby={`presets-${group}`}>
            <h3
              id={`presets-${group}`}
              className="mb-1 text-sm font-semibold text-ink-soft sm:mb-2"
            >
              {messages.groups[group]}
            </h3>
            <ul className="strategies">
              {presetGroups[group].map((preset) => (
                <li key={preset}>
                  <a href={pathOf(preset)} data-preset={preset} className="strategy">
                    <Shape outline={presetOutline(preset)} />
                    {messages.names[preset]}
                  </a>
                  <LessonLink preset={preset} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function LessonLink({ preset }: { preset: PresetId }) {
  const { lesson, lessonOf, lessons, names } = messages;
  const { lesson: slug, heading } = presetLessons[preset];
  return (
    <a
      href={`${lessonPath(lessonIdOf('options-and-risk', slug))}#${heading}`}
      className="link inline-flex min-h-11 items-center self-start text-xs lg:min-h-8"
    >
      <span aria-hidden="true">{lesson}</span>
      <span className="sr-only">
        {fill(lessonOf, { strategy: names[preset], lesson: lessons[slug] })}
      </span>
    </a>
  );
}

function Shape({ outline: { line, gain, loss, zero, width, height } }: { outline: Outline }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={gain} />
      <path d={loss} />
      <path d={`M0,${zero}H${width}`} />
      <path d={line} />
    </svg>
  );
}

type Outline = {
  line: string;
  gain: string;
  loss: string;
  zero: number;
  width: number;
  height: number;
};

const [width, height, margin] = [120, 48, 3];

const pointCount = 48;

const reachPercent = 4.2;

/** A point nearer than this to a straight line is left out; a picture is 120 wide. */
const visible = 0.4;

/** An arbitrary day: the shape does not depend on it. */
const someDay = '2026-11-16';

const outlines = new Map<PresetId, Outline>();

/** The shape of a preset's payoff around the spot, computed once, since it does not depend on input. */
function presetOutline(preset: PresetId): Outline {
  const known = outlines.get(preset) ?? drawOutline(preset);
  outlines.set(preset, known);
  return known;
}

function drawOutline(preset: PresetId): Outline {
  const start = { ...startStrategy(someDay), step: '200' };
  const { market } = readStrategy(start);
  const { strategy } = readStrategy({ ...start, legs: market ? typedPreset(preset, market) : [] });
  const resultAt = strategy && expiryResult(strategy);
  if (!strategy || !resultAt) throw new Error(`No shape: ${preset}`);
  const points = Array.from({ length: pointCount + 1 }, (_, index) => {
    const percent = ((index / pointCount) * 2 - 1) * reachPercent;
    return {
      x: (index / pointCount) * width,
      rupees: resultAt(strategy.spot * (1 + percent / 100)),
    };
  });
  const axis = yAxisOf({
    values: points.map(({ rupees }) => rupees),
    holdsZero: true,
    format: String,
  });
  const at = (rupees: number) => margin + (axis.at(rupees) / extent) * (height - 2 * margin);
  const zero = rounded(at(0));
  const pathOf = (rupeesOf: (rupees: number) => number) =>
    withoutStraight(points.map(({ x, rupees }): Point => [x, at(rupeesOf(rupees))]))
      .map(([x, y]) => `${rounded(x)},${rounded(y)}`)
      .join('L');
  const side = (sign: 1 | -1) =>
    points.some(({ rupees }) => rupees * sign > 0)
      ? `M0,${zero}L${pathOf((rupees) => (rupees * sign > 0 ? rupees : 0))}L${width},${zero}Z`
      : '';
  return {
    line: `M${pathOf((rupees) => rupees)}`,
    gain: side(1),
    loss: side(-1),
    zero,
    width,
    height,
  };
}

type Point = readonly [x: number, y: number];

/** Leaves out points on straight pieces, by the algorithm of Ramer, Douglas and Peucker. The page has 45 pictures. */
function withoutStraight(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const distances = points.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])));
  const furthest = Math.max(...distances);
  if (furthest < visible) return [first, last];
  const at = distances.indexOf(furthest);
  return [
    ...withoutStraight(points.slice(0, at + 1)).slice(0, -1),
    ...withoutStraight(points.slice(at)),
  ];
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
