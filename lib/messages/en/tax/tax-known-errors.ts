/** Why other calculators show a different figure: {shown} is theirs, {right} is ours for the same person. */
export const taxKnownErrors = {
  basis: {
    published: '{where} printed {shown}; the correct figure is {right}.',
    follows: 'By the rule in {where} it would be {shown}; the correct figure is {right}.',
  },
  /** Where each was found. */
  places: {
    sites: '{sites}',
    press: 'Most of the press',
    tests: 'The tests of {sites}',
    thread: '{sites}, thread 609265',
  },
  reasons: {
    rebateForgotten:
      'Taxable income of ₹12 lakh: the slab tax is ₹60,000, and the rebate covers all of it. Doubling the slab tax and leaving the rebate out is wrong twice.',
    cessForgotten:
      'Taxable income of ₹12.1 lakh: marginal relief brings the tax to ₹10,000. The cess of 4% comes on top of it.',
    reliefToSalary:
      'Taxable income of ₹12.72 lakh: relief ends at ₹12,70,588. The ₹12.75 lakh that many pages name is a salary, which is ₹12 lakh after the standard deduction.',
    reliefCopied:
      'Taxable income of ₹51.98 lakh: the relief from surcharge ends at ₹51,61,195, so the figure for ₹51 lakh does not apply.',
    slabsOfLastYear:
      'Taxable income of ₹15 lakh in FY 2025-26: the slabs of the year before, under the new label.',
    standardDeductionForgotten:
      'Salary of ₹20 lakh: the standard deduction of ₹75,000 comes before the slabs.',
    exemptionIgnored:
      'Long-term gains of ₹3 lakh on shares and no other income, FY 2024-25: the unused basic exemption covers a resident’s gains.',
    oldGainsExemption:
      'Slab income of ₹24 lakh and long-term gains of ₹3 lakh: the first ₹1.25 lakh of the gains is exempt, not ₹1 lakh.',
  },
} as const;
