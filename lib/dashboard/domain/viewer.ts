import type { IsoDate } from '@/lib/calendar/iso-date';
import type { SavedItem } from '@/lib/saved/saved-item';
import type { DashboardQuery } from './dashboard-query';

/** Who looks at the dashboard, and how. */
export type Viewer = DashboardQuery & {
  kind: 'guest' | 'member' | 'demo';
  /** The member's name; null for everybody else. */
  name: string | null;
  /** The member's saved items, or the sample household's; null while they cannot be read. */
  items: readonly SavedItem[] | null;
  now: Date;
  today: IsoDate;
};
