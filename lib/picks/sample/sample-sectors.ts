/** Rough habits of a sector: enough that its companies look like one another. */
export type SampleSector = {
  name: string;
  industries: readonly string[];
  /** Per rupee of sales; `margin` is operating profit. */
  ofSales: Readonly<Record<'growth' | 'margin' | 'goods' | 'fixedAssets', number>>;
  /** Until customers pay, goods are sold, suppliers are paid. */
  days: Readonly<Record<'receivables' | 'inventory' | 'payables', number>>;
  isFinancial?: true;
};

export const sampleSectors: readonly SampleSector[] = [
  {
    name: 'Software',
    industries: ['IT services', 'Software products'],
    ofSales: { growth: 0.13, margin: 0.22, goods: 0.35, fixedAssets: 0.15 },
    days: { receivables: 75, inventory: 0, payables: 40 },
  },
  {
    name: 'Medicines',
    industries: ['Formulations', 'Active ingredients', 'Hospitals'],
    ofSales: { growth: 0.12, margin: 0.2, goods: 0.38, fixedAssets: 0.4 },
    days: { receivables: 80, inventory: 110, payables: 80 },
  },
  {
    name: 'Consumer goods',
    industries: ['Packaged food', 'Personal care', 'Footwear'],
    ofSales: { growth: 0.11, margin: 0.17, goods: 0.52, fixedAssets: 0.22 },
    days: { receivables: 25, inventory: 55, payables: 60 },
  },
  {
    name: 'Cars and parts',
    industries: ['Car parts', 'Two wheelers', 'Tyres'],
    ofSales: { growth: 0.1, margin: 0.125, goods: 0.66, fixedAssets: 0.33 },
    days: { receivables: 45, inventory: 45, payables: 60 },
  },
  {
    name: 'Chemicals',
    industries: ['Speciality chemicals', 'Fertilisers', 'Paints'],
    ofSales: { growth: 0.11, margin: 0.17, goods: 0.58, fixedAssets: 0.42 },
    days: { receivables: 65, inventory: 70, payables: 60 },
  },
  {
    name: 'Metals',
    industries: ['Steel', 'Copper and zinc', 'Castings'],
    ofSales: { growth: 0.08, margin: 0.13, goods: 0.68, fixedAssets: 0.6 },
    days: { receivables: 35, inventory: 75, payables: 60 },
  },
  {
    name: 'Capital goods',
    industries: ['Pumps', 'Electrical equipment', 'Bearings'],
    ofSales: { growth: 0.11, margin: 0.13, goods: 0.62, fixedAssets: 0.22 },
    days: { receivables: 95, inventory: 75, payables: 85 },
  },
  {
    name: 'Textiles',
    industries: ['Yarn', 'Garments', 'Home textiles'],
    ofSales: { growth: 0.07, margin: 0.11, goods: 0.62, fixedAssets: 0.45 },
    days: { receivables: 55, inventory: 85, payables: 45 },
  },
  {
    name: 'Building',
    industries: ['Cement', 'Tiles', 'Pipes'],
    ofSales: { growth: 0.1, margin: 0.16, goods: 0.5, fixedAssets: 0.55 },
    days: { receivables: 35, inventory: 60, payables: 55 },
  },
  {
    name: 'Roads and power',
    industries: ['Road builders', 'Power'],
    ofSales: { growth: 0.08, margin: 0.2, goods: 0.5, fixedAssets: 1.1 },
    days: { receivables: 90, inventory: 25, payables: 70 },
  },
  {
    name: 'Services',
    industries: ['Hotels', 'Logistics', 'Broadcasting'],
    ofSales: { growth: 0.1, margin: 0.18, goods: 0.4, fixedAssets: 0.5 },
    days: { receivables: 50, inventory: 8, payables: 50 },
  },
  {
    name: 'Finance',
    industries: ['Banks', 'Housing finance', 'Vehicle loans'],
    ofSales: { growth: 0.14, margin: 0.78, goods: 0, fixedAssets: 0.05 },
    days: { receivables: 0, inventory: 0, payables: 0 },
    isFinancial: true,
  },
];
