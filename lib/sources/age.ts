export type Age = { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number };

/** The age of figures in the largest unit of which it is at least two: 119 minutes, 2 hours, 47 hours, 2 days. */
export function ageOf(seconds: number): Age {
  const whole = Math.max(0, seconds);
  if (whole < 120) return { unit: 'seconds', count: Math.floor(whole) };
  if (whole < 7_200) return { unit: 'minutes', count: Math.floor(whole / 60) };
  if (whole < 172_800) return { unit: 'hours', count: Math.floor(whole / 3_600) };
  return { unit: 'days', count: Math.floor(whole / 86_400) };
}
