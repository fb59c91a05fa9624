export const dashboard = {
  description: 'Your plans, the calculators and what is worth knowing today, on one page.',
  greeting: 'Namaste, {name}',
  intro: 'Pick up where you left off, or work something out.',
  guestIntro:
    'Calculators and plain explanations for savers and investors in India. Every figure shows where it comes from.',
  quickSip: {
    title: 'What would a SIP come to?',
    description: 'Three numbers, and the calculator shows the value, the gain and the arithmetic.',
    monthly: 'Every month (₹)',
    years: 'For how many years',
    annualReturn: 'Return a year (%)',
    submit: 'Work it out',
  },
  waysIn: 'Where would you like to go?',
  savedPlans: 'Your saved plans',
  noPlans: 'You have not saved a plan yet.',
  firstPlan: 'Work out your first SIP',
  guestPlansTitle: 'Keep your plans',
  guestPlans: 'Sign up to save a plan and find it again on any device. It is free.',
  signUp: 'Sign up',
  plansUnavailable:
    'Your saved plans cannot be reached right now. They are safe; please try again shortly.',
  features: {
    'financial-news':
      'RBI, SEBI, PIB and the financial press in one calm list, each story once, with source and exact time.',
    'crypto-market':
      'The largest coins in rupees, with the age of every figure, and what a sale leaves after tax.',
    'sip-calculator':
      'What a monthly investment grows to, with a yearly step-up and a lump sum, and the arithmetic behind it.',
  },
} as const;
