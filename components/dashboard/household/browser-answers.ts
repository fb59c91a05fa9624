import { browserStorage } from '@/lib/browser-storage/browser-storage';
import type { HouseholdTyped } from '@/lib/household/read-household';

/** Only its texts are read, which the rules check. */
export type BrowserAnswers = HouseholdTyped & { savedOn?: string };

/** The answers of a guest's household, in this browser. */
export const browserAnswers = browserStorage<BrowserAnswers>('household', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    : null,
);
