/** Within how many days a gift sent by mistake can be claimed back, and is paid back. */
export const giftTerms = { claimDays: 30, payBackDays: 7 } as const;
