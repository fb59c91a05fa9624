/** Around every chart. Apart from the examples of charts, so that the engine of options need not load those. */
export const chartLabels = {
  table: 'Show as a table',
  csv: 'CSV',
  csvFailed: 'The file could not be created. Try again.',
  source: 'Source: {source}, as of {asOf}, {status}',
  read: 'Read the points of: {title}',
  readHint: 'Point at the chart or use the arrow keys to read values.',
} as const;
