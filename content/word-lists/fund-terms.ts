/** What people write for what names of funds say otherwise; some stand for two words, an empty one for none. */
export const fundTerms: Readonly<Record<string, string>> = {
  ...{ dividend: 'idcw', div: 'idcw', dir: 'direct', reg: 'regular', gr: 'growth' },
  ...{
    mf: '',
    scheme: '',
    opt: '',
    option: '',
    mutual: '',
    taxsaver: 'elss',
    pension: 'retirement',
  },
  ...{ smallcap: 'small cap', midcap: 'mid cap', largecap: 'large cap', flexicap: 'flexi cap' },
  ...{ multicap: 'multi cap' },
};

/** Words in a row that mean a kind of fund. */
export const fundPhrases: readonly (readonly [words: readonly string[], meaning: string])[] = [
  [['small', 'company'], 'small cap'],
  [['small', 'companies'], 'small cap'],
  [['mid', 'company'], 'mid cap'],
  [['mid', 'companies'], 'mid cap'],
  [['medium', 'company'], 'mid cap'],
  [['large', 'company'], 'large cap'],
  [['large', 'companies'], 'large cap'],
  [['tax', 'savings'], 'elss'],
  [['tax', 'saving'], 'elss'],
  [['save', 'tax'], 'elss'],
  [['income', 'tax', 'savings'], 'elss'],
];
