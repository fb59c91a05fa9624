export const sip = {
  page: {
    lead: 'What a monthly investment may grow to, with the arithmetic in the open. Nothing that you type is kept unless you save it.',
    description:
      'SIP calculator with yearly step-up and lump sum: invested, gain and value in lakh and crore, a table for every year, and the formula and convention behind the answer.',
    assumption:
      'An assumption, not a promise: a fund does not earn the same every month, and it can lose. The answer is before tax and before costs.',
    law: {
      title: 'Tax on the gain, not deducted above',
      longTerm:
        'Equity funds, units held for more than {months} months: {rate} on gains above {exemption} in a year, for sales from {from}. Section {act2025} of the Income-tax Act 2025, section {act1961} of the Act of 1961.',
      shortTerm:
        'Held for {months} months or less: {rate}, for sales from {from}. Section {act2025} of the Income-tax Act 2025, section {act1961} of the Act of 1961.',
      other: 'Surcharge and cess come on top. Other kinds of funds are taxed differently.',
      source: 'Source: {source} ({verified}).',
      verified: {
        secondary: 'read in secondary sources that agree, not in the Gazette',
        single: 'read in one secondary source, not in the Gazette',
        general: 'general knowledge, not checked against a source',
      },
    },
  },
  fields: {
    title: 'Your plan',
    monthlyRupees: { label: 'Monthly investment (₹)', slider: 'Monthly investment, slider' },
    annualReturnPercent: { label: 'Expected return (% a year)', slider: 'Expected return, slider' },
    years: { label: 'Time (years)', slider: 'Time, slider' },
    yearlyStepUpPercent: {
      label: 'Yearly step-up (% more every year)',
      slider: 'Yearly step-up, slider',
    },
    lumpSumRupees: { label: 'Lump sum at the start (₹)', slider: 'Lump sum at the start, slider' },
    rupeesHint: 'Also 12,50,000, 12.5 lakh or 1.2 cr',
    submit: 'Show the answer',
  },
  problems: {
    missingRupees: 'Type an amount, such as 10,000.',
    missingPercent: 'Type a percentage, such as 12.',
    missingYears: 'Type a number of years, such as 20.',
    notRupees: 'This is no amount. Type one such as 10,000, 12.5 lakh or 1.2 cr.',
    notPercent: 'This is no percentage. Type a number such as 12 or 12.5.',
    notYears: 'This is no number of years. Type one such as 20.',
    tooSmall: 'Type {min} or more.',
    tooLarge: 'Type {max} or less.',
    notWhole: 'Type whole years, such as 20.',
    beyondCounting:
      'Together these inputs come to more rupees than can be counted exactly. Type fewer years, or a smaller return or step-up.',
    nothingInvested: 'Type a monthly investment here, or a lump sum below.',
  },
  answer: {
    title: 'The answer',
    value: 'Value at the end',
    invested: 'You pay in',
    gain: 'Gain',
    loss: 'Loss',
    stale: 'Some fields need a correction. This answer is for: {plan}.',
    sentence: '{plan} would grow to {value}: {invested} paid in and {gain} gained.',
    lossSentence: '{plan} would come to {value}: {invested} paid in and {loss} lost.',
    plan: '{investment} for {span} at {rate} a year',
    monthly: '{monthly} a month{stepUp}',
    lumpSum: '{lumpSum} once',
    both: '{monthly} a month{stepUp} and {lumpSum} at the start',
    stepUp: ', {percent} more every year,',
    year: '1 year',
    years: '{years} years',
    month: '1 month',
    months: '{months} months',
  },
  details: {
    title: 'Year by year',
    chart: {
      sentence:
        'Paid in and gain, stacked, at the end of each year: {invested} paid in and {value} in all at the end.',
      monthlySentence:
        'Paid in and gain, stacked, at the end of each month: {invested} paid in and {value} in all at the end.',
      invested: 'Paid in',
      gain: 'Gain',
      loss: 'Loss',
      years: 'Years',
      months: 'Months',
    },
    table: {
      title: 'Table of every year',
      year: 'Year',
      instalment: 'Monthly',
      paidIn: 'Paid in this year',
      invested: 'Paid in so far',
      gain: 'Gain so far',
      value: 'Value',
    },
    working: {
      title: 'How this is computed',
      convention:
        'Convention: the yearly return divided by 12 (nominal), instalments at the start of each month. Most calculators in India count so.',
      rate: 'Monthly rate i = {annual} ÷ 12 = {monthly}',
      count: 'Instalments n = {months}',
      formula: 'Value = P × ((1 + i)ⁿ − 1) ÷ i × (1 + i)',
      formulaAtZero: 'Value = P × n, as the rate is zero',
      instalments: '{monthly} × {growth} = {value}',
      stepUp:
        'P rises by {percent} with every 12th instalment: {monthly} a month in the first year, {second} in the second. The formula is used for the 12 instalments of each year; what each year comes to then grows by (1 + i) for every month that is left.',
      stepUpValue: 'All instalments together: {value}',
      lumpSum: 'Lump sum: {lumpSum} × (1 + i)ⁿ = {lumpSum} × {growth} = {value}',
      sum: 'Together, rounded to the rupee: {value}',
      rounding:
        'Nothing is rounded on the way; the finished figure is rounded to the rupee, half a rupee upwards.',
      others:
        'The same plan by other conventions: {endOfMonth} with instalments at the end of each month; {effective} with the effective monthly rate, (1 + r)^(1/12) − 1.',
    },
    unavailable:
      'The chart and the table could not be loaded. Check the connection; the answer above is right.',
  },
  share: {
    title: 'Share or print',
    link: 'Link to this plan',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'The browser did not allow copying. Use the link itself.',
    print: 'Print',
  },
  save: {
    title: 'Keep this plan',
    name: 'Name (optional)',
    nameHint: 'Up to 60 characters, such as "Asha’s college"',
    submit: 'Save plan',
    saving: 'Saving…',
    saved: 'Saved. It is on your dashboard.',
    dashboard: 'Open the dashboard',
    invalid: 'Correct the marked fields first, then save.',
    sessionEnded: 'Your session has ended. Sign in again to save; what you typed comes back.',
    signIn: 'Sign in',
    full: 'You have 200 saved items, which is the most. Remove one on your dashboard first.',
    unavailable: 'The plan could not be saved just now. Nothing is lost: try again.',
  },
  saved: {
    untitled: 'SIP plan',
    open: 'Open {title}',
    value: 'Value at the end',
    invested: 'Paid in',
    updated: 'Saved on {date}',
  },
} as const;
