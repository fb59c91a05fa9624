import type { ImportedHolidays } from '@/lib/calendar/market-day';

/** Written by `npm run calendar:import`; null: the bundled list of lib/calendar/trading-days.ts alone counts. */
export const importedHolidays: ImportedHolidays | null = null;
