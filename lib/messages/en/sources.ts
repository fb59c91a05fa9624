/** Where figures come from, how old they are, and what to say when they do not come. */
export const sources = {
  note: {
    asOf: 'As of {asOf}',
    from: 'Source:',
    live: 'Live',
    stale: 'Not up to date',
    sample: 'Sample data',
    staleText:
      'The source does not answer with newer figures right now. These are its last good ones, {age} old.',
    sampleText:
      'Composed figures under fictional names. They show how the page works and say nothing of any market.',
  },
  age: {
    seconds: '{count} seconds',
    minutes: '{count} minutes',
    hours: '{count} hours',
    days: '{count} days',
  },
  missing: {
    title: 'No figures right now',
    unreachable: '{source} cannot be reached. Please try again in a few minutes.',
    'timed-out': '{source} takes too long to answer. Please try again in a few minutes.',
    refused: '{source} does not give out its figures right now. Please try again later.',
    limited:
      '{source} allows only so many questions, and they are used up. Please try again later.',
    malformed:
      '{source} answered with something that cannot be right, so nothing is shown. Please try again later.',
    'too-large':
      '{source} answered with far more than expected, so nothing is shown. Please try again later.',
    paused:
      '{source} failed several times in a row and is left alone for half a minute. Please try again then.',
    retry: 'Try again',
  },
  panel: {
    title: 'Data status',
    caption: 'Where the figures of this site come from, and how they are',
    source: 'Source',
    what: 'Figures',
    state: 'State',
    lastSuccess: 'Last received',
    age: 'Age',
    lastProblem: 'Last problem',
    unknown: 'Not asked yet',
    none: '–',
    states: {
      live: 'Live',
      stale: 'Not up to date',
      down: 'No figures',
      sample: 'Sample data',
      unknown: 'Not asked yet',
    },
    problems: {
      unreachable: 'Could not be reached',
      'timed-out': 'Took too long',
      refused: 'Refused',
      limited: 'Asked to wait',
      malformed: 'Unusable answer',
      'too-large': 'Answer too large',
      paused: 'Left alone after failures',
    },
    feeds: {
      'coingecko/market': 'Coins: prices',
      'coingecko/global': 'Coins: the whole market',
      'coingecko/trending': 'Coins: often looked up',
      'coingecko/categories': 'Coins: categories',
      'alternative/fear-greed': 'Fear and Greed Index',
      'frankfurter/usd-inr': 'Rupees per US dollar',
      'amfi/nav-all': 'NAVs of all mutual fund schemes',
      'rbi/press-releases': 'News: RBI press releases',
      'rbi/notifications': 'News: RBI notifications',
      'sebi/all': 'News: SEBI',
      'pib/english': 'News: PIB in English',
      'pib/hindi': 'News: PIB in Hindi',
      'economictimes/markets': 'News: markets',
      'economictimes/wealth': 'News: personal finance',
      'economictimes/economy': 'News: economy',
      'livemint/markets': 'News: markets',
      'livemint/money': 'News: personal finance',
      'businessline/markets': 'News: markets',
    },
  },
} as const;
