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
