/** Shown by error boundaries, which get no props from the server: the one file that the browser imports. */
export const failure = {
  title: 'Something went wrong on our side',
  text: 'This page could not load. Your saved items are safe. Try again in a minute.',
  reference: 'If it happens again, send us this reference: {digest}',
  tryAgain: 'Try again',
  toDashboard: 'Go to the dashboard',
} as const;
