/** What each field of the income tax calculator means, by the groups of lib/tax/domain/inputs/input.ts. */
export const taxGlossary = {
  facts: {
    year: 'The year in which the income is earned, from 1 April to 31 March. Since April 2026 the law calls it the tax year and no longer uses the assessment year.',
    age: 'The age that you reach by 31 March, or your date of birth. Someone who turns 60 or 80 on 1 April counts as that age on 31 March. The tax depends on age in the old regime only; advance tax, from 60, in both.',
    residency:
      'Resident for tax, usually from 182 days in India in the year. Non-residents get no rebate, no higher exemption by age, and no unused exemption to set against gains.',
    hraCity:
      'Where the rented home is. In the listed cities 50% of basic pay counts, elsewhere 40%. Four more cities joined the list in April 2026.',
    employer:
      'A government employer may put more of basic pay into the National Pension System in the old regime: 14% instead of 10%.',
    parentsAge:
      'The age of the older parent you insure. From age 60, the limit is ₹50,000 instead of ₹25,000.',
    ownDisability:
      'A certified disability of your own. The law gives a fixed sum by its degree, whatever you spend.',
    dependantDisability:
      'A certified disability of a spouse, child, parent, brother or sister who depends on you. The law gives a fixed sum by its degree.',
  },
  salaryRupees: {
    gross:
      'Everything the employer pays in the year before tax, including allowances, bonus and the contribution to your NPS. Leave out the employer’s share of provident fund.',
    basicAndDa:
      'Basic pay and dearness allowance of the year. The limits for HRA and the employer’s NPS are percentages of it.',
    hraReceived: 'House rent allowance as the pay slip shows it; it is part of gross salary.',
    rentPaid:
      'Rent that you paid in the year for the home you live in. Above ₹1 lakh a year, the employer needs the landlord’s PAN.',
    employerPension:
      'What the employer pays into your National Pension System account. This deduction is allowed in both regimes.',
    professionalTax: 'A tax on employment that some States deduct from pay, at most ₹2,500 a year.',
  },
  houseRupees: {
    selfOccupiedInterest:
      'Interest of the year on the loan for the home you live in. The repaid principal belongs to section 80C.',
    rentReceived: 'Rent of the year from houses that you let.',
    municipalTaxes:
      'Property tax that you, not the tenant, paid in the year for houses that you let.',
    letOutInterest:
      'Interest of the year on loans for houses that you let. All of it counts, but part of a loss may not be usable in the same year.',
  },
  otherRupees: {
    normal:
      'Everything else that is taxed by slab: interest, freelance profit, rent of machines. Enter all interest here, even the part you deduct under 80TTA or 80TTB.',
    dividends:
      'Dividends of shares and funds. They are taxed by slab; the surcharge on them is at most 15%. For non-residents the law has a flat 20% instead, which is not computed here.',
    familyPension:
      'Pension that the family of a late employee receives. A third of it is exempt, up to ₹15,000 (₹25,000 in the new regime since FY 2024-25).',
    agricultural:
      'Income from farming in India. It is exempt, but above ₹5,000 it moves the other income into higher slabs.',
    vda: 'Gains on crypto and other virtual digital assets: sale price minus cost, with no other deduction. A loss on one does not reduce a gain on another.',
    lottery:
      'Winnings from lotteries, game shows, races and card games, before tax deducted at source.',
  },
  gainsRupees: {
    shortTermEquity:
      'Listed shares and equity funds sold within 12 months. Enter a loss with a minus sign.',
    longTermEquity:
      'Listed shares and equity funds sold after more than 12 months, before the yearly exemption. Enter a loss with a minus sign.',
    longTermOther:
      'Gold, land, buildings and unlisted shares held long-term: the gain without indexation, but in FY 2023-24 the gain after indexation of the cost. Enter a loss with a minus sign.',
    shortTermAtSlab:
      'Other assets held short-term, and debt funds bought since April 2023, however long you held them. Taxed by slab. Enter a loss with a minus sign.',
  },
  earlierGainsRupees: {
    shortTermEquity:
      'As “Short-term, listed shares and equity funds” above, sold before 23 July 2024, when the rate was lower.',
    longTermEquity:
      'As “Long-term, listed shares and equity funds” above, sold before 23 July 2024. One exemption covers the whole year.',
    longTermOther:
      'As “Long-term, everything else” above, sold before 23 July 2024: the gain after indexation of the cost.',
  },
  lossesRupees: {
    house:
      'Loss from house property of the last eight years not yet set off. It is set off against income from house property only.',
    shortTerm:
      'Short-term capital loss of the last eight years, from returns that were filed on time. It is set off against short-term and long-term gains.',
    longTerm:
      'Long-term capital loss of the last eight years, from returns that were filed on time. It is set off against long-term gains only.',
  },
  deductionsRupees: {
    section80c:
      'Provident fund, PPF, tax-saving funds, life insurance, school fees, principal of the home loan and your own pension contributions, together up to ₹1,50,000.',
    ownPension:
      'What you pay into the National Pension System yourself, beyond section 80C: up to ₹50,000.',
    healthSelf:
      'Health insurance for yourself, your spouse and children: up to ₹25,000, or ₹50,000 from age 60.',
    healthParents: 'Health insurance for your parents: up to ₹25,000, or ₹50,000 from age 60.',
    preventiveCheckup:
      'Health check-ups, up to ₹5,000. They count within the health insurance limits.',
    savingsInterest:
      'Interest on savings accounts that you also entered under “Interest, freelance, other income”; below age 60, up to ₹10,000 is deductible, but no more than that income.',
    depositInterest:
      'Interest on fixed and recurring deposits that you also entered under “Interest, freelance, other income”; from age 60, up to ₹50,000 of all interest is deductible, but no more than that income.',
    educationLoan:
      'Interest of the year on a loan for higher education of yourself, your spouse or children. All of it counts, for eight years from the first payment.',
    rentWithoutHra:
      'Rent of the year, if no part of your pay is HRA and you own no home where you work. The lowest of three amounts counts: ₹5,000 a month, 25% of income after other deductions, or rent above 10% of that income. You declare it in Form 31 (Form 10BA up to FY 2025-26).',
    donationsWhole:
      'Donations to funds that count in full, without a limit, such as the PM’s National Relief Fund. Cash above ₹2,000 does not count, and a receipt in your name is needed.',
    donationsHalf: 'Donations to the few funds of which 50% counts, without a limit.',
    donationsWholeLimited:
      'Donations that count in full, for example for family planning or to sports bodies. Together with “50% within the limit” they count up to 10% of income after other deductions.',
    donationsHalfLimited:
      'Donations to most approved trusts and charities. 50% counts, on donations up to 10% of income after other deductions.',
    other:
      'Deductions whose limits this calculator does not check, such as treatment of listed illnesses (80DDB) or donations to political parties (80GGC). Enter the part that counts.',
  },
  /** The fields of the tools below the answer (lib/tax/domain/inputs/fields.ts). */
  tools: {
    costToCompany:
      'The figure in your offer letter: everything the employer spends on you in a year, including parts not paid out to you.',
    employerEpf:
      'The employer’s share of provident fund, as the offer letter includes it in the CTC. It goes to the fund and is not salary.',
    gratuity:
      'What the employer sets aside for gratuity, paid when you leave after five years or more, or after one year on a fixed-term contract. It is part of the CTC, not of the salary.',
    employeeEpf:
      'Your own share of provident fund, deducted from the salary each month. It is part of 80C: enter it there too.',
    bonus:
      'The part of gross salary paid in one month instead of over the year, such as a bonus, a joining bonus or arrears.',
    tds: 'Tax that others deduct or collect for you in the year, what is still to come included: for a salary, all that the employer deducts until March. Form 168 shows what was deducted so far (Form 26AS and AIS up to FY 2025-26).',
    paidByJune: 'All advance tax paid from April up to this date.',
    paidBySeptember: 'What you paid after the previous field’s date, up to this date.',
    paidByDecember: 'What you paid after the previous field’s date, up to this date.',
    paidByMarch: 'What you paid after the previous field’s date, up to this date.',
    paidByYearEnd:
      'Paid after the last instalment but within the year. It is late for the instalments (234C) but counts towards the 90% that avoids interest under 234B.',
    settledOn:
      'The day on which you pay the remaining tax, as self-assessment tax. Interest for missing advance tax runs until then; part of a month counts as a month.',
    filedOn:
      'The day you file the return. After the due date, interest runs on the tax not paid by that date.',
  },
} as const;
