export const errors = {
  notFoundTitle: 'This page is not on the map',
  notFoundText:
    'The address may have been mistyped, or the page has moved. Nothing is wrong with your account or your data.',
  notFoundWays: 'From here you can go to',
} as const;
