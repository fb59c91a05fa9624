export const errors = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'The address may be mistyped, or the page has moved. Your account and data are safe.',
  notFoundWays: 'Go to',
  unavailableTitle: 'This page is unavailable right now',
  unavailableText:
    'Sign-in or the database is not responding. Your data is safe and you stay signed in. Try again in a minute.',
  unavailableOpen: 'Calculators, markets, news and the glossary work without it.',
  unavailableAgain: 'Try again',
} as const;
