/** The samples that a reader can download, by the name of the file. */
export const companySamples = [
  'screener.csv',
  'data-sheet.xlsx',
  'tickertape.csv',
  'trendlyne.xlsx',
  'kite-holdings.csv',
  'console-holdings.xlsx',
  'nse-cash.zip',
  'bse-cash.csv',
  'sec-bhavdata-full.csv',
] as const;

export const optionSamples = [
  'nse-derivatives.zip',
  'bse-derivatives.csv',
  'option-chain.csv',
  'option-chain.json',
  'india-vix.csv',
] as const;

export const historySamples = ['price-history.csv'] as const;

export type SampleName =
  | (typeof companySamples)[number]
  | (typeof optionSamples)[number]
  | (typeof historySamples)[number];
