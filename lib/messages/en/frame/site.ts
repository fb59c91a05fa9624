export const site = {
  name: 'Arthayatra',
  tagline: 'Shaping Your Financial Journey',
  description:
    'Calculators, markets and plain explanations for savers and investors in India, with the source and the date of every figure.',
  disclaimer:
    'For education only. Not investment, tax or legal advice. Arthayatra is not registered with SEBI as a research analyst or investment adviser.',
} as const;

export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'The address may be mistyped, or the page has moved. Your account and data are safe.',
  notFoundWays: 'Go to',
  unavailableTitle: 'This page is unavailable right now',
  unavailableText:
    'Sign-in or the database is not responding. Your data is safe and you stay signed in. Try again in a minute.',
  unavailableOpen: 'Calculators, markets, news and the glossary still work.',
  unavailableAgain: 'Try again',
} as const;

/** The page shown when there is no connection. */
export const offline = {
  description: 'What works without a connection.',
  title: 'You are offline',
  text: 'This page needs a connection. It opens automatically when you are online again. Your saved items are safe.',
  saved: 'Pages saved in this browser',
  lessons: 'Lessons you have opened',
  savedCaption:
    'Calculators work on your device. Market data is not shown, because it would be outdated.',
  noneSaved: 'No pages are saved in this browser yet.',
  tryAgain: 'Try again',
} as const;

/** Answers to rate-limited downloads, which have no form to show a message. */
export const limits = {
  tooManyFiles: {
    one: 'Too many downloads in one minute. Try again in 1 second.',
    other: 'Too many downloads in one minute. Try again in {count} seconds.',
  },
} as const;
