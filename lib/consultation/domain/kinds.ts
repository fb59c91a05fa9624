/** What can be booked, and how long it takes. */
export const kindMinutes = { 'first-talk': 30, 'plan-review': 60 } as const;

/** Minutes for each of the three parts of a session, as its page draws them. */
export const kindParts = { 'first-talk': [5, 15, 10], 'plan-review': [10, 35, 15] } as const;

export type KindId = keyof typeof kindMinutes;

export const kindIds = Object.keys(kindMinutes) as KindId[];

export function isKind(text: unknown): text is KindId {
  return typeof text === 'string' && Object.hasOwn(kindMinutes, text);
}
