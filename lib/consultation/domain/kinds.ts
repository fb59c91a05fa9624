/** What can be booked, and how long it takes. */
export const kindMinutes = { 'first-talk': 30, 'plan-review': 60 } as const;

export type KindId = keyof typeof kindMinutes;

export const kindIds = Object.keys(kindMinutes) as KindId[];

export function isKind(text: unknown): text is KindId {
  return typeof text === 'string' && Object.hasOwn(kindMinutes, text);
}
