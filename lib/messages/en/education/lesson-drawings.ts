const loan = {
  title: 'What each EMI pays',
  text: 'EMI {emi}. Interest takes {first} of the first one and {total} in all.',
  labels: ['Interest', 'Principal'],
  across: 'Months',
};

const recovery = {
  title: 'Gain needed to recover a fall',
  text: 'The larger the fall, the larger the gain needed.',
};

const payoff = { text: 'At expiry, before charges. A made-up index at 20,000, one lot of 50.' };

const regimes = {
  title: 'Tax on a salary of {gross}, by deductions',
  text: 'From {breakEven} of deductions the old regime costs less.',
  labels: ['New regime', 'Old regime'],
  across: 'Deductions of the old regime',
};

type DrawingMessages = {
  title: string;
  /** One sentence or two, up to 20 words. */
  text: string;
  /** Of the lines, layers or bars. */
  labels: readonly string[];
  /** What is counted from left to right. */
  across?: string;
  /** Of bars that stand side by side. */
  series?: readonly string[];
};

/** The words of each lesson's drawing; the numbers come from components/education/drawing. */
export const lessonDrawings: Readonly<Record<string, DrawingMessages>> = {
  'first-salary/reading-your-payslip': {
    title: 'From gross salary to take-home, a month',
    text: '{gross} gross leaves {takeHome} in the bank.',
    labels: ['Gross', 'Own PF', 'Prof. tax', 'Tax', 'Take-home'],
  },
  'first-salary/plan-for-the-month': {
    title: 'A first split of {pay}',
    text: '{saved} a month goes to the future before anything is spent.',
    labels: ['Needs', 'Wants', 'Future'],
  },
  'first-salary/accounts-and-upi': {
    title: '₹2 lakh in a savings account, 5 years',
    text: 'At 3% it grows to {account}. With prices up 6% a year you need {prices}.',
    labels: ['Balance at 3%', 'Needed at 6% inflation'],
    across: 'Years',
  },
  'first-salary/emergency-fund': {
    title: 'Emergency fund at {monthly} a month',
    text: 'Six months of spending need {six}.',
    labels: ['3 months', '6 months', '9 months', '12 months'],
  },
  'first-salary/tax-from-first-salary': {
    title: 'Tax by gross salary',
    text: 'On ₹15 lakh: {new} in the new regime, {old} in the old one with ₹2 lakh of deductions.',
    labels: ['New regime', 'Old regime, ₹2 lakh deducted'],
    across: 'Gross salary a year',
  },
  'first-salary/credit-card-and-score': {
    title: '₹1 lakh unpaid on a card at 3.5% a month',
    text: 'After 12 months the bill is {owed}.',
    labels: ['Owed'],
    across: 'Months',
  },
  'first-salary/time-and-inflation': {
    title: 'Small amounts early, large amounts late, at 10%',
    text: 'Early: {earlyPaid} becomes {early}. Late: {latePaid} becomes {late}.',
    labels: ['₹3,000 a month, 30 years', '₹9,000 a month, last 15 years'],
    across: 'Years',
  },
  'saving-and-funds/deposits-and-small-savings': {
    title: '₹5 lakh in a deposit at 7%, 10 years',
    text: 'After 30% tax it is {afterTax}. With prices up 6% a year you need {prices}.',
    labels: ['Before tax', 'After tax', 'Needed at 6% inflation'],
    across: 'Years',
  },
  'saving-and-funds/what-a-fund-is': {
    title: '₹1 lakh at a NAV of ₹10 and of ₹1,000',
    text: 'The same shares rise by 10%. Both holdings become ₹1.1 lakh.',
    labels: ['NAV ₹10', 'NAV ₹1,000'],
    series: ['Bought', 'After +10%'],
  },
  'saving-and-funds/kinds-of-funds-and-risk': {
    title: 'Bond price when rates rise by 1 point',
    text: 'The fall is about the duration in percent: longer bonds fall more.',
    labels: ['0.1 years', '1 year', '3 years', '5 years', '8 years'],
  },
  'saving-and-funds/cost-of-a-fund': {
    title: '₹10,000 a month for 25 years at 11%',
    text: 'A cost of 1% a year takes {cost}: {regular} instead of {direct}.',
    labels: ['No cost', '1% a year'],
    across: 'Years',
  },
  'saving-and-funds/sip-and-lump-sum': {
    title: '{monthly} a month for 20 years at 10%',
    text: 'Invested {invested}, final value {value}.',
    labels: ['Invested', 'Gain'],
    across: 'Years',
  },
  'saving-and-funds/measuring-returns': {
    title: '₹1 lakh becomes ₹1.6 lakh: return a year',
    text: 'The same 60% is a different return for each duration.',
    labels: ['3 years', '5 years', '12 years'],
  },
  'saving-and-funds/goals-and-mix': {
    title: '₹30 lakh in 12 years at 10%',
    text: '{monthly} a month: {invested} invested, the rest is growth.',
    labels: ['Invested', 'Gain'],
    across: 'Years',
  },
  'saving-and-funds/selling-a-fund': {
    title: 'How long ₹50 lakh lasts at 8%',
    text: '₹40,000 a month lasts {first} years, ₹50,000 lasts {second}.',
    labels: ['₹40,000 a month', '₹50,000 a month'],
    across: 'Years',
  },
  'tax/how-income-tax-works': {
    title: 'Tax around the rebate limit, new regime',
    text: '{below} on ₹12.75 lakh, {above} on ₹12.85 lakh: marginal relief limits the jump.',
    labels: ['Tax'],
    across: 'Gross salary a year',
  },
  'tax/new-or-old-regime': regimes,
  'tax/deductions-that-count': regimes,
  'tax/rent-and-home-loan': {
    title: 'Rohit’s HRA: the lowest of three is exempt',
    text: '{free} of his HRA is exempt in the old regime.',
    labels: ['HRA received', 'Rent − 10%', '50% of salary'],
  },
  'tax/tax-on-investments': {
    title: 'Tax rate on gains',
    text: 'Long-term equity gains up to {exempt} a year are exempt. Cess is extra.',
    labels: ['Equity, long', 'Equity, short', 'Other, long', 'Crypto'],
  },
  'tax/tds-and-advance-tax': {
    title: 'Advance tax due by each date',
    text: 'Share of the year’s tax that must be paid by then.',
    labels: ['15 Jun', '15 Sep', '15 Dec', '15 Mar'],
  },
  'tax/filing-your-return': {
    title: 'Two employers, ₹6.5 lakh from each',
    text: 'Each deducts {half}. The tax on ₹13 lakh leaves {left} to pay.',
    labels: ['Tax, employer 1', 'Tax, employer 2', 'Tax of the year'],
  },
  'stocks/what-a-share-is': {
    title: '₹5 lakh held as cash: what it buys',
    text: 'At 6% inflation it buys in 15 years what {end} buys today.',
    labels: ['Value in today’s money'],
    across: 'Years',
  },
  'stocks/how-a-trade-works': {
    title: 'Charges on buying ₹1 lakh of shares',
    text: '{total} in all for a delivery trade on the NSE, before brokerage.',
    labels: ['STT', 'Stamp duty', 'Exchange, SEBI', 'GST'],
  },
  'stocks/reading-the-statements': {
    title: 'Narmada Pumps: profit at three levels, ₹ crore',
    text: 'Sales grew {sales} a year, profit after tax {profit}. A made-up company.',
    labels: ['EBITDA', 'Before tax', 'After tax'],
    series: ['Five years ago', 'Last year'],
  },
  'stocks/price-and-value': {
    title: 'A profit of ₹60 crore after 10 years',
    text: '{hoped} at 15% a year, {plain} at 8%: the price includes a guess.',
    labels: ['15% a year', '8% a year'],
    across: 'Years',
  },
  'stocks/corporate-actions': {
    title: 'A bonus of one for one',
    text: 'Twice the shares at half the price. The holding is worth the same.',
    labels: ['200 shares × ₹500', '400 shares × ₹250'],
  },
  'stocks/risk-and-spreading': {
    ...recovery,
    labels: ['−10%', '−20%', '−30%', '−50%', '−80%'],
  },
  'stocks/rules-and-records': {
    title: '₹10 lakh for 20 years: one point apart',
    text: 'One point a year less than the index costs {gap}.',
    labels: ['Index, 11%', 'Own picks, 10%'],
    across: 'Years',
  },
  'options-and-risk/what-an-option-is': {
    ...payoff,
    title: 'A bought call at expiry',
    labels: ['Index at expiry'],
  },
  'options-and-risk/what-moves-an-option-price': {
    title: 'Time decay of a call at the money',
    text: '{sixty} with 60 days left, {thirty} with 30, {seven} with 7. Model price.',
    labels: ['Option price'],
    across: 'Days passed of 60',
  },
  'options-and-risk/selling-options-and-margin': {
    ...payoff,
    title: 'A sold strangle at expiry',
    labels: ['Index at expiry'],
  },
  'options-and-risk/costs-and-the-odds': {
    title: 'Individuals in equity F&O, {year}',
    text: '{losers} lost money, all costs included (SEBI, as reported by the press).',
    labels: ['Lost', 'Did not lose'],
  },
  'options-and-risk/limits-on-a-loss': {
    ...payoff,
    title: 'A bull call spread at expiry',
    labels: ['Index at expiry'],
  },
  'options-and-risk/how-much-to-risk': { ...recovery, labels: ['−10%', '−25%', '−50%', '−80%'] },
  'protection-loans-retirement/life-cover-for-those-who-depend-on-you': {
    title: 'A cover of ₹1 crore in today’s money',
    text: 'At 6% inflation it buys in 20 years what {end} buys today.',
    labels: ['Value in today’s money'],
    across: 'Years',
  },
  'protection-loans-retirement/health-insurance-in-plain-words': {
    title: 'A premium of ₹24,000 rising 10% a year',
    text: 'After 10 years it is {end}.',
    labels: ['Premium a year'],
    across: 'Years',
  },
  'protection-loans-retirement/insurance-that-promises-a-return': {
    title: '“Your money doubles”: return a year',
    text: 'The longer doubling takes, the lower the return a year.',
    labels: ['10 years', '15 years', '20 years', '25 years'],
  },
  'protection-loans-retirement/how-a-loan-works': loan,
  'protection-loans-retirement/home-loan-decisions': loan,
  'protection-loans-retirement/out-of-expensive-debt': {
    title: 'Interest on ₹2.4 lakh over 36 months',
    text: 'A loan at 16% instead of 40% saves {saved}.',
    labels: ['At 40%', 'At 16%'],
  },
  'protection-loans-retirement/how-much-for-retirement': {
    title: 'Spending of ₹50,000 a month in 25 years',
    text: 'At 6% inflation the same spending is {end} a month.',
    labels: ['Monthly spending'],
    across: 'Years',
  },
  'protection-loans-retirement/living-on-your-savings': {
    title: 'How long ₹1 crore lasts at 2% above inflation',
    text: '₹35,000 a month lasts {first} years, ₹60,000 lasts {second}.',
    labels: ['₹35,000 a month', '₹60,000 a month'],
    across: 'Years',
  },
};
