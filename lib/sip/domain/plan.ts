/** A savings plan. Every result of the calculator follows from it and a convention. */
export type SipPlan = {
  /** The instalment of the first twelve months. */
  monthlyRupees: number;
  /** Assumed return a year, in percent; may be zero or negative. */
  annualReturnPercent: number;
  /** Number of instalments, 1 to 600. */
  months: number;
  /** The instalment rises by this much with every 12th instalment. */
  yearlyStepUpPercent: number;
  /** Invested once, together with the first instalment. */
  lumpSumRupees: number;
};

export const monthsPerYear = 12;

/** The bounds within which the calculator answers. */
export const planBounds = {
  monthlyRupees: { min: 0, max: 10_000_000 },
  annualReturnPercent: { min: -30, max: 40 },
  years: { min: 1, max: 50 },
  yearlyStepUpPercent: { min: 0, max: 50 },
  lumpSumRupees: { min: 0, max: 10_000_000_000 },
} as const;

export const examplePlan: SipPlan = {
  monthlyRupees: 10_000,
  annualReturnPercent: 12,
  months: 20 * monthsPerYear,
  yearlyStepUpPercent: 0,
  lumpSumRupees: 0,
};
