import fc from 'fast-check';
import type { Convention } from '@/lib/sip/domain/inputs/convention';
import { examplePlan, type DetailedPlan, type SipPlan } from '@/lib/sip/domain/plan';

/** 5,000 a month at 12 % for ten years. */
export const planOf = (changes: Partial<DetailedPlan> = {}): DetailedPlan => ({
  ...{ ...examplePlan, monthlyRupees: 5000, months: 120 },
  ...changes,
});

export const anyPlan = fc.record<SipPlan>({
  monthlyRupees: fc.integer({ min: 0, max: 10_000_000 }),
  annualReturnPercent: fc.double({ min: -30, max: 40, noNaN: true }),
  months: fc.integer({ min: 1, max: 600 }),
  yearlyStepUpPercent: fc.integer({ min: 0, max: 30 }),
  lumpSumRupees: fc.integer({ min: 0, max: 100_000_000 }),
});

export const anyConvention = fc.record<Convention>({
  rate: fc.constantFrom('nominal', 'effective'),
  paidAt: fc.constantFrom('start', 'end'),
});

const month = fc.integer({ min: 1, max: 600 });

const anyStepUp = fc.oneof(
  fc.record({ yearlyStepUpPercent: fc.integer({ min: 0, max: 30 }) }),
  fc.record({
    yearlyStepUpPercent: fc.constant(0),
    stepUpRupees: fc.integer({ min: 0, max: 100_000 }),
  }),
);

/** Plans with every detail that there is. */
export const anyDetailedPlan: fc.Arbitrary<DetailedPlan> = fc
  .tuple(
    anyPlan,
    anyStepUp,
    fc.record(
      {
        stepUpEveryMonths: fc.integer({ min: 6, max: 36 }),
        instalmentCapRupees: fc.integer({ min: 0, max: 20_000_000 }),
        topUps: fc.array(fc.record({ month, rupees: fc.integer({ min: 0, max: 10_000_000 }) }), {
          maxLength: 4,
        }),
        pauses: fc.array(fc.record({ fromMonth: month, months: fc.integer({ min: 1, max: 60 }) }), {
          maxLength: 3,
        }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([plan, stepUp, details]) => ({ ...plan, ...stepUp, ...details }));
