type Limit = {
  /** Times a minute that one signed-in person may do it. */
  perPerson: number;
  /**
   * Times a minute for all visitors behind one address together. Mobile networks and offices share addresses, so it is
   * several times what one person may do.
   */
  perAddress: number;
  /**
   * `site`: each attempt is counted for all instances, in Firestore. `instance`: a twentieth of the limit is counted in
   * memory alone, which costs honest use no write and no wait; what is beyond it is counted for all instances.
   */
  countedBy: 'site' | 'instance';
};

/**
 * Limits per minute for a person and for an address; each kind is counted separately. The numbers are choices:
 * far more than honest use needs (ten coins starred in a row, a search at each pause in typing), far less than a script
 * would send. Signing in has a rule of its own: lib/auth/server/sign-in-attempts.ts.
 */
export const limitsPerMinute = {
  session: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  saved: { perPerson: 60, perAddress: 300, countedBy: 'site' },
  news: { perPerson: 60, perAddress: 300, countedBy: 'site' },
  account: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  avatar: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  booking: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  learning: { perPerson: 60, perAddress: 300, countedBy: 'site' },
  enquiry: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  support: { perPerson: 10, perAddress: 30, countedBy: 'site' },
  import: { perPerson: 10, perAddress: 60, countedBy: 'site' },
  export: { perPerson: 20, perAddress: 120, countedBy: 'site' },
  search: { perPerson: 120, perAddress: 120, countedBy: 'instance' },
  file: { perPerson: 60, perAddress: 60, countedBy: 'instance' },
  form: { perPerson: 60, perAddress: 60, countedBy: 'instance' },
} as const satisfies Record<string, Limit>;

export type LimitKind = keyof typeof limitsPerMinute;

export const limitKinds = Object.keys(limitsPerMinute) as LimitKind[];

/**
 * How many instances Vercel may run of this site at once on a busy day: our guess, since it promises no number. What an
 * instance may do without asking the others is a part of the whole divided by it.
 */
export const instancesOnABusyDay = 20;
