/**
 * What a person or an address may do how often in a minute, each kind with a count of its own. Ten is the site's rule
 * for its own endpoints (security.md section 9). What people keep is pressed faster by honest hands: ten coins starred
 * in a row, a list unwatched.
 */
export const turnsPerMinute = {
  session: 10,
  saved: 60,
  account: 10,
  avatar: 10,
  booking: 10,
  learning: 60,
  enquiry: 10,
  support: 10,
} as const;

export type LimitKind = keyof typeof turnsPerMinute;

export const limitKinds = Object.keys(turnsPerMinute) as LimitKind[];
