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

const company = (
  [name, symbol, isin, bseCode, industry]: readonly [string, string, string, string, string],
  [priceRupees, sharesCrore, sales, profit, netWorth]: readonly [
    number,
    number,
    number,
    number,
    number,
  ],
  [debt, growthPercent, rocePercent, pledgedPercent]: readonly [number, number, number, number],
): SampleCompany => ({
  name,
  symbol,
  isin,
  bseCode,
  industry,
  priceRupees,
  sharesCrore,
  sales,
  profit,
  netWorth,
  debt,
  growthPercent,
  rocePercent,
  pledgedPercent,
});

export const sampleCompanies: readonly SampleCompany[] = [
  company(
    ['Sample Pumps', 'SAMPUMP', 'INE9S0101013', '990001', 'Compressors & Pumps'],
    [412.5, 10, 2_450, 196, 1_120],
    [60, 14.2, 24.5, 0],
  ),
  company(
    ['Sample Paints', 'SAMPAINT', 'INE9S0201011', '990002', 'Paints'],
    [1_286.4, 8.4, 6_120, 690, 3_310],
    [0, 11.6, 29.8, 0],
  ),
  company(
    ['Sample Cement', 'SAMCEM', 'INE9S0301019', '990003', 'Cement'],
    [208.75, 22.5, 5_340, 301, 4_260],
    [1_890, 6.4, 9.7, 12.5],
  ),
  company(
    ['Sample Textiles', 'SAMTEX', 'INE9S0401017', '990004', 'Textiles'],
    [31.2, 18, 1_180, -64, -120],
    [910, -3.1, 1.2, 41.8],
  ),
  company(
    ['Sample Software', 'SAMSOFT', 'INE9S0501014', '990005', 'IT - Software'],
    [1_840, 6.1, 3_905, 742, 2_480],
    [12, 17.9, 38.4, 0],
  ),
  company(
    ['Sample Bank', 'SAMBANK', 'INE9S0601012', '990006', 'Private Sector Bank'],
    [156.1, 95, 9_860, 1_420, 11_700],
    [96_400, 15.3, 7.1, 0],
  ),
  company(
    ['Sample Pharma', 'SAMPHAR', 'INE9S0701010', '990007', 'Pharmaceuticals'],
    [655.9, 5.2, 1_870, 233, 1_640],
    [205, 9.8, 17.3, 2.1],
  ),
  company(
    ['Sample Foods & Oils', 'SAMFOOD', 'INE9S0801018', '990008', 'Edible Oil'],
    [88.05, 30, 4_415, 118, 960],
    [540, 8.7, 15.9, 0],
  ),
];

export const marketCapOf = ({ priceRupees, sharesCrore }: SampleCompany): number =>
  Math.round(priceRupees * sharesCrore * 100) / 100;
