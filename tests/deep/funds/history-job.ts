export {
  missingMonthEnds,
  missingWeeks,
  runMarketJob,
  storeNavDay,
  storeNavWeek,
} from '@/lib/funds/server/market-job';
export { readMarketMemory, readMarketTable, storedNavDays } from '@/lib/funds/server/market-store';
