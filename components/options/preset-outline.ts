import { area, line } from 'd3-shape';
import { extent, uprightAxis } from '@/components/charts/frame';
import { expiryResult } from '@/lib/options/domain/position/analysis';
import type { PresetId } from '@/lib/options/domain/position/preset-legs';
import { readStrategy } from '@/lib/options/domain/position/read-strategy';
import { typedPreset } from '@/lib/options/domain/position/typed-legs';
import { startStrategy } from '@/lib/options/domain/position/typed-strategy';

export type Outline = {
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

/** Any day will do: the shape is not of today. */
const someDay = '2026-11-16';

const outlines = new Map<PresetId, Outline>();

/** The shape of a preset's result around the money, drawn once: it depends on nothing that anybody types. */
export function presetOutline(preset: PresetId): Outline {
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
  const axis = uprightAxis({
    values: points.map(({ rupees }) => rupees),
    holdsZero: true,
    format: String,
  });
  const at = (rupees: number) => margin + (axis.at(rupees) / extent) * (height - 2 * margin);
  const xOf = ({ x }: (typeof points)[number]) => x;
  const side = (sign: 1 | -1) =>
    area<(typeof points)[number]>()
      .digits(0)
      .x(xOf)
      .y0(at(0))
      .y1(({ rupees }) => at(rupees * sign > 0 ? rupees : 0))(points) ?? '';
  const drawn = line<(typeof points)[number]>()
    .digits(0)
    .x(xOf)
    .y(({ rupees }) => at(rupees))(points);
  return { line: drawn ?? '', gain: side(1), loss: side(-1), zero: at(0), width, height };
}
