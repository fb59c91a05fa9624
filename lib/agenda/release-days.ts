export type ReleaseId = 'tds-deposit' | 'gstr-3b' | 'cpi' | 'iip' | 'gst-collection' | 'budget';

/** A day of each month, or of one, on which something usually appears or falls due: who publishes it decides. */
export type ReleaseDay = {
  id: ReleaseId;
  series: 'release' | 'business-tax';
  day: number;
  /** 1 to 12; null for every month. */
  month: number | null;
  /** A month with a day of its own: tax deducted in March is due on 30 April. */
  except: { month: number; day: number } | null;
  /** Who publishes it or sets it: where the day can be checked. */
  source: string;
};

const monthly = { month: null, except: null } as const;

export const releaseDays: readonly ReleaseDay[] = [
  { id: 'gst-collection', series: 'release', day: 1, ...monthly, source: 'pib.gov.in' },
  {
    id: 'tds-deposit',
    series: 'business-tax',
    day: 7,
    ...monthly,
    except: { month: 4, day: 30 },
    source: 'incometax.gov.in',
  },
  { id: 'cpi', series: 'release', day: 12, ...monthly, source: 'mospi.gov.in' },
  { id: 'gstr-3b', series: 'business-tax', day: 20, ...monthly, source: 'gst.gov.in' },
  { id: 'iip', series: 'release', day: 28, ...monthly, source: 'mospi.gov.in' },
  { id: 'budget', series: 'release', day: 1, month: 2, except: null, source: 'indiabudget.gov.in' },
];
