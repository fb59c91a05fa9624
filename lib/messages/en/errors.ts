export const errors = {
  notFoundTitle: 'This page is not on the map',
  notFoundText:
    'The address may have been mistyped, or the page has moved. Nothing is wrong with your account or your data.',
  notFoundWays: 'From here you can go to',
  unavailableTitle: 'This page cannot be read just now',
  unavailableText:
    'A service that members’ pages need does not answer: sign-in or the database. Nothing is lost, and you stay signed in. It usually takes a minute.',
  unavailableOpen: 'Calculators, markets, news and the glossary work without it.',
  unavailableAgain: 'Try again',
} as const;
