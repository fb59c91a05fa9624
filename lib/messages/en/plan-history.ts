/** Sentences on every page that shows funds. */
export const fundWords = {
  /** SEBI's words, without addition or deletion. */
  warning:
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  noAdvice: 'For information only. Past returns do not predict future returns.',
  plans: { direct: 'Direct', regular: 'Regular' },
  options: { growth: 'Growth', idcw: 'IDCW', bonus: 'Bonus' },
  dormant: 'No NAV since {date}',
  neverNav: 'No NAV',
} as const;

/** Warnings about the figures of a fund. */
export const fundNotices = {
  noticeDetails: 'Details',
  dormantTitle: 'This fund has no current NAV',
  dormantText:
    'Its latest NAV is of {date}. Such funds were wound up, merged or suspended. The figures end on that date.',
  dormantNoDate: 'AMFI’s list gives no NAV for it: it was wound up, merged or suspended.',
  behindTitle: 'Days are missing',
  behindText:
    'The NAV history ends earlier. AMFI’s latest NAV is added; the days between are missing.',
  idcwTitle: 'This option pays out income',
  idcwText:
    'Each payout lowers the NAV. Returns from NAVs leave payouts out, so they look too low. See the Growth option for what the fund earned.',
  bonusTitle: 'This option gives bonus units',
  bonusText:
    'Each bonus lowers the NAV. Returns from NAVs leave the new units out, so they look too low. See the Growth option for what the fund earned.',
  jump: 'NAV changed by {percent} on {date}; returns across this day are not shown.',
  jumpMore: { one: 'The same on 1 more day.', other: 'The same on {count} more days.' },
  jumpText:
    'A split or a new face value could explain it: the number of units changes, their total value does not. Risk and rolling returns skip this day, and the chart line breaks there.',
} as const;

/** The plan of the SIP calculator on the NAVs of a fund, or in the funds of a category. */
export const planHistory = {
  language: 'en',
  title: 'This plan on the real history of a fund or category',
  text: 'What your plan would have become for every possible starting month: on the NAVs of a fund, or on the average of a fund category. Data loads only when you ask.',
  words: 'Name of a fund',
  wordsHint: 'Name, code or ISIN',
  submit: 'Find the fund',
  another: 'Find another fund',
  found: 'Choose a fund to calculate the plan on its whole history.',
  nav: 'latest NAV of {date}',
  none: 'No fund matches these words. Try fewer words.',
  unknown: 'AMFI’s list has no fund with this code. Search by name.',
  again: 'Recalculate with the plan above',
  plan: 'Calculated for: {plan}. The fund’s NAVs replace the assumed return. Each instalment buys at the NAV of its day, or of the next day that has one. Before tax, exit load and stamp duty.',
  category: 'Fund category',
  anyCategory: 'Choose a category',
  fundPlan: 'Plan',
  submitCategory: 'Show the range',
  chosenCategory: '{category}, {plan} plans',
  categoryPlan:
    'Calculated for: {plan}. The average month-end returns of the category replace the assumed return. Each instalment buys at the end of its month. Before tax, exit load and stamp duty.',
  categoryNone: 'No month-end averages of this category are stored.',
  categoryFunds:
    'The average of {min} to {max} funds a month, from {first} to {last}. Individual funds did better or worse. Closed funds are included if AMFI’s reports have their past NAVs.',
  peers: {
    plan: 'Calculated for: {plan}, in every fund of the category and from every month end. Before tax, exit load and stamp duty.',
    caption: 'The plan in the funds of the category, from the worst to the best',
    place: 'Outcome',
    counts: {
      one: '1 SIP of {length} in {funds} funds, {ended} of which have closed since.',
      other: '{count} SIPs of {length} in {funds} funds, {ended} of which have closed since.',
    },
    brokenOff: {
      one: '1 more was cut short because its fund closed or merged. It is not in the range.',
      other:
        '{count} more were cut short because their fund closed or merged. They are not in the range.',
    },
    loss: '{percent} of them ended below the amount invested.',
    method:
      'Equal instalments at month ends, valued a month after the last one. The value shown is what your plan would be worth at that XIRR. SIPs that start a month apart share nearly all their months: the range shows what happened, not what will happen.',
    shortened:
      'SIPs of exactly this length are not stored. These results are for the first {tested} of your plan.',
    average: 'On the average of the category, by starting month',
  },
  valueNote: 'XIRR {percent}, started {date}',
  shortened:
    'The history is too short to run the full plan of {whole} from at least 12 starting months, so the results are for its first {tested}.',
  tooShort:
    'The history is too short, or the plan invests nothing in its first months. At least 12 starting months need one full year of prices after them.',
  span: 'Started in each of {count} months, from {first} to {last}. Each plan ran {length} and was valued a month after its last instalment.',
  overlap:
    'Plans that start a month apart share nearly all their months, and the past is a single path. The range shows what happened, not what will happen.',
  reached:
    'Your assumption equals {percent} a year (XIRR). {share} of these starting months earned at least that.',
  xirr: 'XIRR {percent}',
  began: '{value}, started {date}',
  figures: 'Results of the plan, from the worst to the best starting month',
  place: 'Start',
  places: {
    worst: 'Worst',
    low: 'Lower quartile',
    middle: 'Median',
    high: 'Upper quartile',
    best: 'Best',
    latest: 'Most recent',
  },
  columns: {
    from: 'Started',
    to: 'Valued on',
    invested: 'Invested ₹',
    value: 'Value ₹',
    xirr: 'XIRR',
  },
  assumed: 'Your assumption',
  chartTitle: 'XIRR by starting month',
  sentence:
    'XIRR by starting month: lowest {worst} for {worstDate}, highest {best} for {bestDate}.',
  table: 'Show as a table',
  read: 'Read the points of: {title}',
  readHint: 'Point at the chart or use the arrow keys to read values.',
  noHistory: {
    historyTitle: 'History',
    historyMissing: 'AMFI lists this fund, but the source has no history of it.',
    historyOutage: 'This result needs the NAV history, which could not be loaded.',
  },
  fund: fundWords,
  notices: fundNotices,
} as const;
