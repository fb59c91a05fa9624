import type { Exchange } from '@/lib/calendar/holidays';
import { contractExpiries } from '@/lib/law/contract-expiries';
import type { IndexContract } from '@/content/law/contract-lots';
import { expiryDays } from '@/content/law/expiry-days';
import type { DaySpan } from './agenda-entry';
import type { PublicDate } from './public-date';

/** The one index of each exchange with weekly contracts; the monthly ones of all others expire on its days. */
const weeklyIndex: Readonly<Record<Exchange, IndexContract>> = { nse: 'NIFTY', bse: 'SENSEX' };

/** One date for all index contracts of an exchange that expire on it. */
export function expiryDates(span: DaySpan): PublicDate[] {
  return (Object.keys(weeklyIndex) as Exchange[]).flatMap((exchange) => {
    const index = weeklyIndex[exchange];
    return contractExpiries(index, span).map(
      ({ date, ruleDay, isMonthly, movedBy, law }): PublicDate => ({
        uid: `expiry-${index}-${ruleDay}`.toLowerCase(),
        series: `expiry-${index}`,
        kind: isMonthly ? 'monthly-expiry' : 'weekly-expiry',
        date,
        values: {
          exchange: exchange.toUpperCase(),
          contracts: isMonthly ? monthlyIndexes(date, exchange).join(', ') : index,
        },
        moved: movedBy ? { from: ruleDay, holiday: movedBy } : null,
        dependsOnHolidays: true,
        basis: { by: 'law', law },
        path: '/features/option-trading',
      }),
    );
  });
}

function monthlyIndexes(date: DaySpan['from'], exchange: Exchange): string[] {
  return Object.keys(expiryDays).filter((contract) => {
    if (contract.endsWith('-stocks')) return false;
    const [expiry] = contractExpiries(contract as IndexContract, { from: date, to: date });
    return expiry?.rule.exchange === exchange;
  });
}
