/** Since when the terms of a paid plan hold as they stand in lib/messages/en/premium.ts; a change takes a new day. */
export const termsSince = '2026-11-21';

/** The times in those terms; the delivery policy says the same. */
export const planTerms = { trialDays: 14, refundDays: 14, payBackDays: 7 } as const;
