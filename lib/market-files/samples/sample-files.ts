import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { yearOf } from '@/lib/calendar/date-parts';
import { tradingDaysAfter } from '@/lib/calendar/trading-days';
import { csvText } from '@/lib/csv/csv';
import {
  consoleXlsx,
  dataSheetXlsx,
  kiteCsv,
  screenerCsv,
  tickertapeCsv,
  trendlyneXlsx,
} from './company-files';
import {
  cashCsv,
  derivativesCsv,
  fullBhavcopyCsv,
  priceHistoryCsv,
  sampleSpot,
  vixCsv,
  zipOf,
} from './exchange-files';
import type { SampleName } from './sample-names';

/** A file of each kind with invented companies, as of a day. */
export async function sampleFile(name: SampleName, today: IsoDate): Promise<string | Uint8Array> {
  const day = shiftDays(today, -1);
  const expiries = [12, 40].map((days) => shiftDays(day, days));
  const year = yearOf(today);
  switch (name) {
    case 'screener.csv':
      return screenerCsv();
    case 'data-sheet.xlsx':
      // The newest fiscal year whose results are public by October.
      return dataSheetXlsx(today >= `${year}-10-01` ? year : year - 1);
    case 'tickertape.csv':
      return tickertapeCsv();
    case 'trendlyne.xlsx':
      return trendlyneXlsx();
    case 'kite-holdings.csv':
      return kiteCsv();
    case 'console-holdings.xlsx':
      return consoleXlsx(day);
    case 'nse-cash.zip':
      return zipOf('sample-nse-cash.csv', cashCsv(day));
    case 'bse-cash.csv':
      return cashCsv(day, 'BSE');
    case 'sec-bhavdata-full.csv':
      return fullBhavcopyCsv(day);
    case 'nse-derivatives.zip':
      return zipOf('sample-nse-derivatives.csv', derivativesCsv(day, expiries));
    case 'bse-derivatives.csv':
      return derivativesCsv(day, expiries, 'BSE');
    case 'option-chain.csv':
      return chainCsv();
    case 'option-chain.json':
      return chainJson(day, expiries[0] ?? day);
    case 'price-history.csv':
      return priceHistoryCsv(tradingDaysAfter(shiftDays(day, -365), day));
    case 'india-vix.csv':
      return vixCsv(Array.from({ length: 30 }, (_, index) => shiftDays(day, -index)));
  }
}

const strikes = Array.from({ length: 9 }, (_, index) => 22_600 + index * 50);
const premium = (inside: number) =>
  Math.max(0, inside) + 150 * Math.exp(-((Math.abs(inside) / 420) ** 2));

/** As the download of NSE's page: CALLS, the strike, PUTS; commas in quotes and dashes for no figure. */
function chainCsv(): string {
  const calls = 'OI,CHNG IN OI,VOLUME,IV,LTP,CHNG,BID QTY,BID,ASK,ASK QTY'.split(',');
  const puts = 'BID QTY,BID,ASK,ASK QTY,CHNG,LTP,IV,VOLUME,CHNG IN OI,OI'.split(',');
  const money = (value: number) =>
    value.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return csvText([
    ['CALLS', '', 'PUTS'],
    ['', ...calls, 'STRIKE', ...puts, ''],
    ...strikes.map((strike) => {
      const [call, put] = [premium(sampleSpot - strike), premium(strike - sampleSpot)];
      const quote = (value: number) => ['75', money(value * 0.998), money(value * 1.002), '75'];
      return [
        ...['', '1,28,635', '500', '6,400', '13.1', money(call), '-', ...quote(call)],
        money(strike),
        ...[...quote(put), '-', money(put), '13.4', '5,120', '700', '96,300', ''],
      ];
    }),
  ]);
}

function chainJson(day: IsoDate, expiry: IsoDate): string {
  const leg = (value: number) => ({
    openInterest: 96_300,
    changeinOpenInterest: 700,
    totalTradedVolume: 5_120,
    lastPrice: Number(value.toFixed(2)),
    buyPrice1: Number((value * 0.998).toFixed(2)),
    sellPrice1: Number((value * 1.002).toFixed(2)),
  });
  return JSON.stringify({
    records: {
      timestamp: `${day} 15:40:00`,
      underlyingValue: sampleSpot,
      data: strikes.map((strikePrice) => ({
        strikePrice,
        expiryDates: expiry,
        CE: leg(premium(sampleSpot - strikePrice)),
        PE: leg(premium(strikePrice - sampleSpot)),
      })),
    },
  });
}
