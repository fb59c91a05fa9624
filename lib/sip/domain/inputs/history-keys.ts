/**
 * The plan on real history: `fq` the words that look for a fund, `fc` its AMFI code; `fk` a category of funds and `fp` the
 * plan of its funds, `fw` which of the two the form was sent for. They are not part of a plan, but a link to the answer
 * includes the fund or category. `p` is the address of the plan in the fields, which the
 * section's form sends; the page redirects to that address.
 */
export const historyKeys = {
  plan: 'p',
  words: 'fq',
  fund: 'fc',
  category: 'fk',
  fundPlan: 'fp',
  sentFor: 'fw',
} as const;

/** The form that asks for it, to which the calculator lends the address of the current plan. */
export const historyFormId = 'plan-history-form';
