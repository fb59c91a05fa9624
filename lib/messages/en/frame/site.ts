export const site = {
  name: 'Arthayatra',
  tagline: 'Shaping Your Financial Journey',
  description:
    'Calculators, markets and plain explanations for savers and investors in India, with the source and the date of every figure.',
  disclaimer:
    'For education only. Not investment, tax or legal advice. Arthayatra is not registered with SEBI as a research analyst or investment adviser.',
} as const;
