import { nameOfMonthNumber } from '@/lib/calendar/iso-date';
import { strToU8, zipSync } from 'fflate';
import { csvText, type CsvCell } from '@/lib/csv/csv';
import { udiffHeader } from '@/lib/market-files/udiff';
import { sampleCompanies } from './sample-company';

/** The unified form of both exchanges; what is not given is an empty cell. */
function udiffCsv(rows: readonly Readonly<Record<string, CsvCell>>[]): string {
  return csvText([udiffHeader, ...rows.map((row) => udiffHeader.map((name) => row[name] ?? ''))]);
}

const price = (rupees: number) => rupees.toFixed(2);

export function cashCsv(date: string, exchange: 'NSE' | 'BSE' = 'NSE'): string {
  return udiffCsv(
    sampleCompanies.map(({ isin, symbol, bseCode, name, priceRupees }, index) => ({
      TradDt: date,
      BizDt: date,
      Sgmt: 'CM',
      Src: exchange,
      FinInstrmTp: 'STK',
      FinInstrmId: exchange === 'NSE' ? `${99_001 + index}` : bseCode,
      ISIN: isin,
      TckrSymb: symbol,
      SctySrs: exchange === 'NSE' ? 'EQ' : 'B',
      FinInstrmNm: `${name.toUpperCase()} LTD`,
      OpnPric: price(priceRupees),
      HghPric: price(priceRupees * 1.02),
      LwPric: price(priceRupees * 0.98),
      ClsPric: price(priceRupees),
      LastPric: price(priceRupees),
      PrvsClsgPric: price(priceRupees * 0.99),
      SttlmPric: price(priceRupees),
      TtlTradgVol: 100_000,
      TtlTrfVal: price(priceRupees * 100_000),
      TtlNbOfTxsExctd: 2_310,
      SsnId: 'F1',
      NewBrdLotQty: 1,
    })),
  );
}

/** NSE's older whole file of a day: a space before each cell. */
export function fullBhavcopyCsv(date: string): string {
  const [year, month, day] = date.split('-');
  const name = nameOfMonthNumber(Number(month)) ?? '';
  const lines = [
    'SYMBOL, SERIES, DATE1, PREV_CLOSE, OPEN_PRICE, HIGH_PRICE, LOW_PRICE, LAST_PRICE, CLOSE_PRICE, AVG_PRICE, TTL_TRD_QNTY, TURNOVER_LACS, NO_OF_TRADES, DELIV_QTY, DELIV_PER',
    ...sampleCompanies.map(({ symbol, priceRupees }) =>
      [
        symbol,
        ...['EQ', `${day}-${name}-${year}`, price(priceRupees * 0.99)],
        ...Array.from({ length: 6 }, () => price(priceRupees)),
        ...['100000', price(priceRupees), '2310', '-', '-'],
      ].join(', '),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const sampleLot = 65;
/** The level of the invented index. */
export const sampleSpot = 22_790.4;

/** Options of an invented index: strikes around the spot, two expiries, of which the far strikes did not trade. */
export function derivativesCsv(
  date: string,
  expiries: readonly string[],
  exchange: 'NSE' | 'BSE' = 'NSE',
): string {
  const rows = expiries.flatMap((expiry, month) =>
    Array.from({ length: 21 }, (_, index) => 22_300 + index * 50).flatMap((strike) =>
      (['CE', 'PE'] as const).map((right) => {
        const inside = Math.max(0, right === 'CE' ? sampleSpot - strike : strike - sampleSpot);
        const away = Math.abs(strike - sampleSpot);
        const settlement = inside + (140 + 160 * month) * Math.exp(-((away / 420) ** 2));
        const hasTraded = away < 400;
        const contracts = Math.max(0, Math.round(36_000 * Math.exp(-((away / 200) ** 2))));
        return {
          TradDt: date,
          BizDt: date,
          Sgmt: 'FO',
          Src: exchange,
          FinInstrmTp: 'IDO',
          FinInstrmId: `${99_101}`,
          TckrSymb: 'SAMPLEX',
          XpryDt: expiry,
          FininstrmActlXpryDt: expiry,
          StrkPric: price(strike),
          OptnTp: right,
          FinInstrmNm: `SAMPLEX${expiry.replaceAll('-', '')}${strike}${right}`,
          ClsPric: price(hasTraded ? settlement * 1.004 : settlement * 1.3),
          LastPric: price(hasTraded ? settlement : 0),
          PrvsClsgPric: price(settlement * 1.3),
          UndrlygPric: price(sampleSpot),
          SttlmPric: price(settlement),
          OpnIntrst: contracts * sampleLot,
          ChngInOpnIntrst: (right === 'CE' ? -500 : 700) * sampleLot,
          TtlTradgVol: hasTraded ? contracts * (exchange === 'BSE' ? sampleLot : 1) : 0,
          TtlTrfVal: price(contracts * sampleLot * (strike + settlement)),
          TtlNbOfTxsExctd: contracts,
          SsnId: 'F1',
          NewBrdLotQty: sampleLot,
        };
      }),
    ),
  );
  return udiffCsv(rows);
}

/** As the exchange packs it: one CSV in a zip. */
export function zipOf(name: string, text: string): Uint8Array {
  return zipSync({ [name]: strToU8(text) });
}

export function vixCsv(days: readonly string[]): string {
  return csvText([
    ['Date ', 'Open ', 'High ', 'Low ', 'Close ', 'Prev. Close ', 'Change ', '% Change '],
    ...days.map((day, index): CsvCell[] => {
      const close = 13.2 + ((index * 37) % 19) / 10;
      return [day, 13.1, close + 0.6, close - 0.4, close, 13.1, 0.1, 0.76];
    }),
  ]);
}

/** The history of an index as NSE writes it, newest first: an invented walk, the same for the same days. */
export function priceHistoryCsv(days: readonly string[]): string {
  let close = 22_000;
  const rows = days.map((day, index): CsvCell[] => {
    close *= 1 + (((index * 7919) % 41) - 20) / 2_000;
    const text = price(close);
    return [day, text, text, text, text, 100_000, 1_000];
  });
  return csvText([
    ['Date ', 'Open ', 'High ', 'Low ', 'Close ', 'Shares Traded ', 'Turnover (₹ Cr)'],
    ...rows.toReversed(),
  ]);
}
