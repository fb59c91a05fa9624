export const outletIds = [
  'rbi',
  'sebi',
  'pib',
  'economictimes',
  'livemint',
  'businessline',
] as const;
export type OutletId = (typeof outletIds)[number];

/** `regulator`: a public body that writes about its own acts; `press`: a publisher that reports on others. */
type OutletKind = 'regulator' | 'press';

/** Sample headlines have fictional outlets, so that no real outlet is misquoted. */
type Outlet = { kind: OutletKind; name: string; sampleName: string; url: string };

export const outlets: Readonly<Record<OutletId, Outlet>> = {
  rbi: {
    kind: 'regulator',
    name: 'Reserve Bank of India',
    sampleName: 'Sample Central Bank',
    url: 'https://www.rbi.org.in',
  },
  sebi: {
    kind: 'regulator',
    name: 'SEBI',
    sampleName: 'Sample Securities Board',
    url: 'https://www.sebi.gov.in',
  },
  pib: {
    kind: 'regulator',
    name: 'Press Information Bureau',
    sampleName: 'Sample Press Bureau',
    url: 'https://pib.gov.in',
  },
  economictimes: {
    kind: 'press',
    name: 'The Economic Times',
    sampleName: 'Udaharan Times',
    url: 'https://economictimes.indiatimes.com',
  },
  livemint: {
    kind: 'press',
    name: 'Mint',
    sampleName: 'Sagarika Post',
    url: 'https://www.livemint.com',
  },
  businessline: {
    kind: 'press',
    name: 'BusinessLine',
    sampleName: 'Himadri Ledger',
    url: 'https://www.thehindubusinessline.com',
  },
};

export function isRegulator(id: OutletId): boolean {
  return outlets[id].kind === 'regulator';
}

export function outletName(id: OutletId, isSample: boolean): string {
  return isSample ? outlets[id].sampleName : outlets[id].name;
}
