/** The page that stands in for one that cannot be fetched. */
export const offline = {
  description: 'What works without a connection.',
  title: 'You are offline',
  text: 'This page needs a connection, and there is none at the moment. It opens by itself when the connection is back. Nothing that you saved is lost.',
  saved: 'Pages saved in this browser',
  lessons: 'Lessons you have opened',
  savedCaption:
    'Calculators work everything out on your device. Figures of the market are not shown: they would be old.',
  noneSaved: 'No pages are saved in this browser yet.',
  tryAgain: 'Try again',
} as const;
