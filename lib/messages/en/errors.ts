export const errors = {
  notFoundTitle: 'This page is not on the map',
  notFoundText:
    'The address may have been mistyped, or the page has moved. Nothing is wrong with your account or your data.',
  notFoundWays: 'From here you can go to',
  unavailableTitle: 'This page cannot be read just now',
  unavailableText:
    'The service that keeps accounts does not answer, so we cannot tell who asks or what you have kept. You are still signed in and nothing is lost. It mostly takes a minute.',
  unavailableOpen: 'Calculators, markets, news and the glossary work without it.',
  unavailableAgain: 'Try again',
} as const;
