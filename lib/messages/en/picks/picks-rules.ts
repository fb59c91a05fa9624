/** Error messages of the rule parser. {place} counts characters from 1. */
export const picksRules = {
  problems: {
    empty: 'The rule is empty. Begin with a ratio and a condition: Return on equity > 15%.',
    'too-long': 'The rule is longer than {most} characters.',
    'too-deep': 'At character {place}: more than {depth} brackets, NOTs or minus signs are nested.',
    'unknown-sign': 'At character {place}: “{found}” is not part of the rule language.',
    'unknown-name': 'At character {place}: no ratio is called “{found}”.',
    'bad-number':
      'At character {place}: “{found}” is not a number. At most 12 digits and 6 decimals.',
    'needs-number': 'At character {place}: enter a number here, not the condition “{found}”.',
    'needs-comparison':
      'At character {place}: compare “{found}” with a number, such as {found} > 10.',
    'needs-condition': 'At character {place}: a ratio or a number is missing.',
    'needs-closing': 'At character {place}: a closing bracket is missing.',
    'needs-joining': 'At character {place}: AND or OR is missing before “{found}”.',
    'chained-comparison': 'At character {place}: one comparison at a time. Join two with AND.',
    'units-differ':
      'At character {place}: “{found}” mixes different units, such as crore and percent.',
  },
  suggestion: 'Did you mean {suggestion}?',
  lag: 'Prices are at least {days} days old, as the regulator requires for education with real securities ({source}).',
} as const;
