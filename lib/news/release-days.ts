/** A day of each month, or of one, on which something usually appears. General knowledge: the publisher decides. */
type ReleaseDay = {
  id: 'tds-deposit' | 'gstr-3b' | 'cpi' | 'iip' | 'gst-collection' | 'budget';
  kind: 'tax' | 'economy';
  day: number;
  /** 1 to 12; null for every month. */
  month: number | null;
  /** Who publishes it or sets it: where the day can be checked. */
  source: string;
};

export const releaseDays: readonly ReleaseDay[] = [
  { id: 'gst-collection', kind: 'economy', day: 1, month: null, source: 'pib.gov.in' },
  { id: 'tds-deposit', kind: 'tax', day: 7, month: null, source: 'incometax.gov.in' },
  { id: 'cpi', kind: 'economy', day: 12, month: null, source: 'mospi.gov.in' },
  { id: 'gstr-3b', kind: 'tax', day: 20, month: null, source: 'gst.gov.in' },
  { id: 'iip', kind: 'economy', day: 28, month: null, source: 'mospi.gov.in' },
  { id: 'budget', kind: 'economy', day: 1, month: 2, source: 'indiabudget.gov.in' },
];
