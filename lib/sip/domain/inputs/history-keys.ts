/**
 * The plan on a fund's real history: `fq` the words that look for the fund, `fc` its AMFI code. They are no part of a
 * plan, but a link to the answer keeps the fund. `p` is a plan's own address, as the section's form sends it for
 * whatever stands in the fields; the page leads on to that address.
 */
export const historyKeys = { plan: 'p', words: 'fq', fund: 'fc' } as const;

/** The form that asks for it, to which the calculator lends the address of the plan as it stands. */
export const historyFormId = 'plan-history-form';
