export {
  missingMonthEnds,
  missingNavMonths,
  runMarketJob,
  storeNavDay,
  storeNavMonth,
} from '@/lib/funds/server/market-job';
export {
  readMarketMemory,
  readMarketTable,
  storedNavDays,
  storedNavMonths,
} from '@/lib/funds/server/market-store';
