export const optionViews = {
  title: 'Start from what you expect',
  label: 'What do you expect?',
  hint: 'In your own words, English or Hinglish: “mildly up by {date}, lose at most 5,000”.',
  submit: 'Show strategies',
  examplesLabel: 'Examples',
  examples: {
    mild: 'mildly up by {date}, lose at most 5,000',
    range: 'stays between {low} and {high} till expiry',
    move: 'big move either way',
    hinglish: 'thoda neeche jayega is mahine',
    shares: 'crash protection for my shares',
  },
  readAs: 'Read as: {parts}.',
  unread: 'Not read: {words}.',
  quote: '“{word}”',
  parts: {
    up: {
      mild: 'the price rises a little',
      plain: 'the price rises',
      strong: 'the price rises a lot',
    },
    down: {
      mild: 'the price falls a little',
      plain: 'the price falls',
      strong: 'the price falls a lot',
    },
    notUp: 'the price does not rise',
    notDown: 'the price does not fall',
    still: 'the price stays about where it is',
    move: 'the price moves a lot, either way',
    leanUp: 'more likely up',
    leanDown: 'more likely down',
    between: 'between {low} and {high}',
    outside: 'outside {low} to {high}',
    level: 'with {level} as the level',
    volatilityRises: 'volatility rises',
    volatilityFalls: 'volatility falls',
    protection: 'your shares are protected against a fall',
    income: 'your shares earn premium',
    hedge: 'a fall is hedged',
    until: 'until {date}',
    limit: 'a loss of at most {rupees}',
  },
  found: 'Strategies that fit these words',
  information:
    'This describes what such positions do; it is not advice. Whether one suits you depends on facts this page does not know. Prices come from the model: enter market prices before you use the result.',
  expiry: 'With the expiry of {date}, one lot.',
  tooEarly: 'No expiry offered here is on or after {date}. The last one is used.',
  none: 'No strategy fits with these expiries and strikes.',
  worst: 'Worst result, one lot, before charges: {rupees}.',
  worstUnlimited: 'The loss is unlimited.',
  withinLimit: 'Within your limit of {rupees}.',
  beyondLimit: 'More than your limit of {rupees}.',
  choose: 'Load this strategy',
  chooseNamed: 'Load the {name}',
  chosen: '{name}: its legs are loaded.',
  notUnderstood: 'Not understood',
  problems: {
    empty: 'Write what you expect of the price, for example “sideways this week”.',
    'too-long': 'Write it in up to {characters} characters.',
    advice:
      'This asks for advice, which we do not give. Describe the price you expect to see strategies that fit.',
    condition: 'An “if”, “when” or “then” joins two views. Write one at a time.',
    contradiction: 'These words contradict each other. Write only what you expect.',
    'rise-protection':
      'We read protection only against a fall. Leave the rise out, or write only the rise.',
    negation: 'A “not”, or a word like it, is unclear. Write what you do expect.',
    'past-date': 'This date has passed: {words}.',
    'no-view':
      'No direction, range, big move, volatility or protection was found. Say, for example, “up”, “between {low} and {high}” or “big move”.',
  },
  presets: {
    'bull-call-spread': {
      name: 'Bull call spread',
      does: 'Gains when the price rises, up to the higher strike; can lose what it cost.',
    },
    'bull-put-spread': {
      name: 'Bull put spread',
      does: 'Earns the premium when the price stays above the higher strike; below the lower strike it loses the width less the premium.',
    },
    'long-call': {
      name: 'Long call',
      does: 'Gains with every rupee above the break-even, with no maximum; loses the whole premium when the price does not get there in time.',
    },
    'call-back-spread': {
      name: 'Call back spread',
      does: 'Gains when the price rises far; loses most when it ends at the higher strike.',
    },
    'call-diagonal': {
      name: 'Call diagonal',
      does: 'Gains when the price rises slowly to the sold strike; its value then depends on the volatility of the later month.',
    },
    'bear-put-spread': {
      name: 'Bear put spread',
      does: 'Gains when the price falls, down to the lower strike; can lose what it cost.',
    },
    'bear-call-spread': {
      name: 'Bear call spread',
      does: 'Earns the premium when the price stays below the lower strike; above the higher strike it loses the width less the premium.',
    },
    'long-put': {
      name: 'Long put',
      does: 'Gains with every rupee below the break-even; loses the whole premium when the price does not get there in time.',
    },
    'put-back-spread': {
      name: 'Put back spread',
      does: 'Gains when the price falls far; loses most when it ends at the lower strike.',
    },
    'put-diagonal': {
      name: 'Put diagonal',
      does: 'Gains when the price falls slowly to the sold strike; its value then depends on the volatility of the later month.',
    },
    'short-put': {
      name: 'Short put',
      does: 'Earns the premium when the price does not fall below the strike; a crash costs many times the premium.',
    },
    'short-call': {
      name: 'Short call',
      does: 'Earns the premium when the price does not rise above the strike; the loss on a rise is unlimited.',
    },
    'short-iron-condor': {
      name: 'Short iron condor',
      does: 'Earns the premium while the price stays between the two sold strikes; outside them it loses up to the width less the premium.',
    },
    'short-iron-butterfly': {
      name: 'Short iron butterfly',
      does: 'Earns most when the price ends at the middle strike; a move either way loses up to the width less the premium.',
    },
    'call-butterfly': {
      name: 'Call butterfly',
      does: 'Costs little and gains only near the middle strike; elsewhere it loses what it cost.',
    },
    'call-condor': {
      name: 'Call condor',
      does: 'Gains while the price ends between the two middle strikes; far from them it loses what it cost.',
    },
    'call-calendar': {
      name: 'Call calendar',
      does: 'Gains near its strike as the nearer option loses time value faster, and when volatility rises; can lose what it cost.',
    },
    'double-calendar': {
      name: 'Double calendar',
      does: 'A calendar on either side: gains between its strikes and when volatility rises; can lose what it cost.',
    },
    'short-strangle': {
      name: 'Short strangle',
      does: 'Earns the premium while the price stays between its strikes; the loss on a large move is unlimited.',
    },
    'short-straddle': {
      name: 'Short straddle',
      does: 'Earns most when the price ends at the strike; the loss on a large move is unlimited.',
    },
    'long-straddle': {
      name: 'Long straddle',
      does: 'Gains when the price moves further than both premiums, either way; loses both when it stays.',
    },
    'long-strangle': {
      name: 'Long strangle',
      does: 'Costs less than a straddle and needs a larger move, either way; loses both premiums in between.',
    },
    'long-iron-condor': {
      name: 'Long iron condor',
      does: 'Gains a limited sum when the price leaves the inner strikes; loses what it cost when it stays inside.',
    },
    'long-iron-butterfly': {
      name: 'Long iron butterfly',
      does: 'Gains a limited sum on a move either way; loses what it cost when the price stays.',
    },
    strap: {
      name: 'Strap',
      does: 'Gains on a large move either way, twice as fast on a rise; loses three premiums when the price stays.',
    },
    strip: {
      name: 'Strip',
      does: 'Gains on a large move either way, twice as fast on a fall; loses three premiums when the price stays.',
    },
    'protective-put': {
      name: 'Protective put',
      does: 'Limits the loss on shares: below the strike the put offsets it. The premium is the cost.',
    },
    collar: {
      name: 'Collar',
      does: 'Limits the loss on shares; the cost is giving up gains above the sold call.',
    },
    'covered-call': {
      name: 'Covered call',
      does: 'Earns a premium and gives up gains above the strike; you still bear a fall of the shares, less the premium.',
    },
  },
} as const;
