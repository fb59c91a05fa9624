/** What a rule may cost: with these, reading and running one is a matter of milliseconds whatever it says. */
export const ruleLimits = {
  characters: 2_000,
  /** Brackets, NOTs and minus signs around one another. */
  depth: 30,
  numberDigits: 12,
  numberDecimals: 6,
} as const;
