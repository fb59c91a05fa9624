/**
 * The plan on a fund's real history: `fq` the words that look for the fund, `fc` its AMFI code. They are not part of
 * a plan, but a link to the answer includes the fund. `p` is the address of the plan in the fields, which the
 * section's form sends; the page redirects to that address.
 */
export const historyKeys = { plan: 'p', words: 'fq', fund: 'fc' } as const;

/** The form that asks for it, to which the calculator lends the address of the plan as it stands. */
export const historyFormId = 'plan-history-form';
