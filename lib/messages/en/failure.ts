/** Shown by error boundaries, which get no props from the server: the one file that the browser imports. */
export const failure = {
  title: 'Something went wrong on our side',
  text: 'The page could not be shown. What you had saved is safe. Please try again in a moment.',
  reference: 'If it happens again, quote this reference to us: {digest}',
  tryAgain: 'Try again',
  toDashboard: 'Go to the dashboard',
} as const;
