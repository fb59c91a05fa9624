/** Invented companies for the files that a reader downloads to try the page; amounts in rupee crore. */
export type SampleCompany = {
  name: string;
  symbol: string;
  isin: string;
  bseCode: string;
  industry: string;
  priceRupees: number;
  sharesCrore: number;
  /** Sales and profit are those of the newest year. */
  sales: number;
  profit: number;
  netWorth: number;
  debt: number;
  growthPercent: number;
  rocePercent: number;
  pledgedPercent: number;
};

export const sampleCompanies: readonly SampleCompany[] = [
  {
    ...{ name: 'Sample Pumps', symbol: 'SAMPUMP', isin: 'INE9S0101013', bseCode: '990001' },
    ...{ industry: 'Compressors & Pumps', priceRupees: 412.5, sharesCrore: 10 },
    ...{ sales: 2_450, profit: 196, netWorth: 1_120, debt: 60 },
    ...{ growthPercent: 14.2, rocePercent: 24.5, pledgedPercent: 0 },
  },
  {
    ...{ name: 'Sample Paints', symbol: 'SAMPAINT', isin: 'INE9S0201011', bseCode: '990002' },
    ...{ industry: 'Paints', priceRupees: 1_286.4, sharesCrore: 8.4 },
    ...{ sales: 6_120, profit: 690, netWorth: 3_310, debt: 0 },
    ...{ growthPercent: 11.6, rocePercent: 29.8, pledgedPercent: 0 },
  },
  {
    ...{ name: 'Sample Cement', symbol: 'SAMCEM', isin: 'INE9S0301019', bseCode: '990003' },
    ...{ industry: 'Cement', priceRupees: 208.75, sharesCrore: 22.5 },
    ...{ sales: 5_340, profit: 301, netWorth: 4_260, debt: 1_890 },
    ...{ growthPercent: 6.4, rocePercent: 9.7, pledgedPercent: 12.5 },
  },
  {
    ...{ name: 'Sample Textiles', symbol: 'SAMTEX', isin: 'INE9S0401017', bseCode: '990004' },
    ...{ industry: 'Textiles', priceRupees: 31.2, sharesCrore: 18 },
    ...{ sales: 1_180, profit: -64, netWorth: -120, debt: 910 },
    ...{ growthPercent: -3.1, rocePercent: 1.2, pledgedPercent: 41.8 },
  },
  {
    ...{ name: 'Sample Software', symbol: 'SAMSOFT', isin: 'INE9S0501014', bseCode: '990005' },
    ...{ industry: 'IT - Software', priceRupees: 1_840, sharesCrore: 6.1 },
    ...{ sales: 3_905, profit: 742, netWorth: 2_480, debt: 12 },
    ...{ growthPercent: 17.9, rocePercent: 38.4, pledgedPercent: 0 },
  },
  {
    ...{ name: 'Sample Bank', symbol: 'SAMBANK', isin: 'INE9S0601012', bseCode: '990006' },
    ...{ industry: 'Private Sector Bank', priceRupees: 156.1, sharesCrore: 95 },
    ...{ sales: 9_860, profit: 1_420, netWorth: 11_700, debt: 96_400 },
    ...{ growthPercent: 15.3, rocePercent: 7.1, pledgedPercent: 0 },
  },
  {
    ...{ name: 'Sample Pharma', symbol: 'SAMPHAR', isin: 'INE9S0701010', bseCode: '990007' },
    ...{ industry: 'Pharmaceuticals', priceRupees: 655.9, sharesCrore: 5.2 },
    ...{ sales: 1_870, profit: 233, netWorth: 1_640, debt: 205 },
    ...{ growthPercent: 9.8, rocePercent: 17.3, pledgedPercent: 2.1 },
  },
  {
    ...{ name: 'Sample Foods & Oils', symbol: 'SAMFOOD', isin: 'INE9S0801018', bseCode: '990008' },
    ...{ industry: 'Edible Oil', priceRupees: 88.05, sharesCrore: 30 },
    ...{ sales: 4_415, profit: 118, netWorth: 960, debt: 540 },
    ...{ growthPercent: 8.7, rocePercent: 15.9, pledgedPercent: 0 },
  },
];

export const marketCapOf = ({ priceRupees, sharesCrore }: SampleCompany): number =>
  Math.round(priceRupees * sharesCrore * 100) / 100;
