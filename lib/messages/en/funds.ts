/** Mutual funds: the list, a fund, several side by side. */
export const funds = {
  /** SEBI's words, without addition or deletion. */
  warning:
    'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  noAdvice: 'For information only. Past returns say nothing about those to come.',
  notKnown: '–',
  plans: { direct: 'Direct', regular: 'Regular' },
  options: { growth: 'Growth', idcw: 'IDCW', bonus: 'Bonus' },
  dormant: 'No current NAV',
  list: {
    lead: 'Every scheme of AMFI’s daily list, with its latest NAV. Misspelt and shortened names are found too.',
    description:
      'Search all mutual fund schemes in India by name, fund house, category, plan and option, with the latest NAV and its date.',
    form: {
      title: 'Find a fund',
      words: 'Name of the fund',
      wordsHint: 'For example: parag flexi direct growth',
      house: 'Fund house',
      anyHouse: 'All fund houses',
      category: 'Category',
      anyCategory: 'All categories',
      plan: 'Plan',
      anyPlan: 'Direct and regular',
      option: 'Option',
      anyOption: 'All options',
      sort: 'Order',
      sorts: {
        best: 'Best match, else by name',
        newest: 'Newest NAV first',
        'nav-high': 'Highest NAV first',
        'nav-low': 'Lowest NAV first',
      },
      old: 'Also schemes without a current NAV (wound up or suspended)',
      submit: 'Show funds',
      reset: 'Clear all',
    },
    table: {
      caption: 'Schemes {from} to {to} of {total}',
      scheme: 'Scheme, category, plan and option',
      nav: 'NAV, ₹',
      compareTitle: 'Compare',
      compare: 'Compare',
      compareLabel: 'Compare {name}',
      remove: 'Remove',
      removeLabel: 'Take {name} out of the comparison',
      full: 'Five at most',
    },
    empty: {
      title: 'No scheme matches',
      text: 'Try fewer words or fewer filters.',
      textDormant:
        'No scheme with a current NAV matches, but {count} without one do: wound up or suspended.',
      showDormant: 'Show them',
      clear: 'Clear all',
    },
    pages: {
      name: 'Pages of schemes',
      previous: 'Previous page',
      next: 'Next page',
      page: 'Page {page}',
      status: 'Page {page} of {pageCount}',
    },
    navDate: 'of {date}',
  },
} as const;
