/** Since when the terms of a paid plan hold as they stand in lib/messages/en/premium.ts; a change takes a new day. */
export const termsSince = '2026-11-21';
