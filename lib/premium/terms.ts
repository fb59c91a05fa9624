/**
 * The day since which the terms of a paid plan in lib/messages/en/premium.ts hold; a change of terms needs a new day.
 */
export const termsSince = '2026-11-21';

/** The times in those terms; the delivery policy says the same. */
export const planTerms = { trialDays: 14, refundDays: 14, payBackDays: 7 } as const;
