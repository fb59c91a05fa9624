export const errors = {
  notFoundTitle: 'This page is not on the map',
  notFoundText:
    'The address may have been mistyped, or the page has moved. Nothing is wrong with your account or your data.',
  notFoundWays: 'From here you can go to',
  unavailableTitle: 'This page cannot be read just now',
  unavailableText:
    'A service on which members’ pages stand does not answer: the one that knows who asks, or what is kept. Nothing is lost, and nobody is signed out by it. It mostly takes a minute.',
  unavailableOpen: 'Calculators, markets, news and the glossary work without it.',
  unavailableAgain: 'Try again',
} as const;
