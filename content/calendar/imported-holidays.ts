import type { ImportedHolidays } from '@/lib/calendar/merge-market-days';

/** Written by `npm run calendar:import`; null: the bundled list of lib/calendar/holidays.ts alone counts. */
export const importedHolidays: ImportedHolidays | null = null;
