/** Display settings: theme, text size, language, number format, hidden amounts. */
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
    'Your saved amounts and your tax show as dots. What you type and the other calculators stay visible.',
  measure: 'Help us measure speed',
  measureHint:
    'When you leave a page, we receive its speed, its type and the window width. Nothing about you.',
  measureRefused: 'Your browser asks not to be tracked, so nothing is measured.',
  amountHidden: 'Amount hidden',
  hideAmounts: 'Hide my amounts',
  showAmounts: 'Show my amounts',
} as const;
