/** How the site looks to one person: the Display menu, and what it hides. */
export const display = {
  menu: 'Settings',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  textSize: 'Text size',
  textSizes: { standard: 'Standard', large: 'Large', largest: 'Largest' },
  languageTitle: 'Language',
  figures: 'Number format',
  figuresOf: { lakh: '₹12.5 lakh', full: '₹12,50,000' },
  hide: 'Hide amounts',
  hideHint:
    'Dots stand in for what you have saved, and for your tax. What you type stays, and so do the figures of the other calculators.',
  measure: 'Help us measure speed',
  measureHint:
    'How fast this page was, its kind and how wide the window is come to us when you leave. Nothing about you.',
  measureRefused: 'Your browser asks not to be measured, so nothing is.',
  amountHidden: 'Amount hidden',
  hideAmounts: 'Hide my amounts',
  showAmounts: 'Show my amounts',
} as const;
