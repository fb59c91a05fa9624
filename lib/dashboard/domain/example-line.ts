import { randomFrom } from '@/lib/tables/random-from';

const points = 60;
const seed = 7;
const monthlyGain = 0.009;

/** The shape of a net worth that is saved into every month; it has no unit and belongs to no person. */
export function exampleLine(): number[] {
  const random = randomFrom(seed);
  const line: number[] = [];
  let value = 2;
  for (let month = 0; month < points; month += 1) {
    const isLumpSum = month % 17 === 9;
    value = value * (1 + monthlyGain + (random() - 0.5) * 0.05) + (isLumpSum ? 8 : 1);
    line.push(Math.round(value * 10) / 10);
  }
  return line;
}
