import type { IsoDate } from '@/lib/calendar/iso-date';
import { plainName } from '@/lib/market-files/lines';
import type { DayUnderlying } from '@/lib/market-files/derivatives-bhavcopy';
import type { MarketFile } from '@/lib/market-files/read-market-file';
import type { Exchange } from '@/lib/calendar/market-day';
import type { Underlying } from '@/lib/options/domain/position/typed-strategy';
import type { Close } from './past-moves';
import type { DayOfUnderlying } from './premium-history';

/** The data of one underlying in a file; the rest is not held in memory. */
type DayFile =
  | {
      kind: 'derivatives';
      exchange: Exchange;
      date: IsoDate;
      /** The symbols of the underlyings in the file. */
      symbols: readonly string[];
      underlying: DayUnderlying | null;
    }
  | {
      kind: 'closes';
      symbols: readonly string[];
      closes: readonly Close[];
      /** The file does not say what it is of: it counts as the underlying of the strategy. */
      isUnnamed: boolean;
    }
  | { kind: 'other' };

/** The names that lists of indices use for the symbol of a contract, as `plainName` writes them. */
const indexNames: Readonly<Record<Exclude<Underlying, 'own'>, readonly string[]>> = {
  NIFTY: ['nifty50'],
  BANKNIFTY: ['niftybank'],
  FINNIFTY: ['niftyfinancialservices', 'niftyfinservice'],
  MIDCPNIFTY: ['niftymidcapselect', 'niftymidselect'],
  NIFTYNXT50: ['niftynext50'],
  NIFTYFPI: ['niftyindiafpi150', 'niftyfpi150'],
  SENSEX: ['spbsesensex', 'bsesensex'],
  BANKEX: ['spbsebankex', 'bsebankex'],
};

/** @param symbol as the exchange writes it: NIFTY, SENSEX, of a share its symbol or BSE's code. */
export function dayFileOf(file: MarketFile, symbol: string): DayFile {
  switch (file.kind) {
    case 'derivatives':
      return {
        kind: 'derivatives',
        exchange: file.exchange,
        date: file.date,
        symbols: file.underlyings.map((each) => each.symbol),
        underlying: file.underlyings.find((each) => each.symbol === symbol) ?? null,
      };
    case 'cash': {
      const share = file.shares.find((each) => each.symbol === symbol || each.bseCode === symbol);
      return {
        kind: 'closes',
        symbols: file.shares.flatMap((each) => each.symbol ?? each.bseCode ?? []),
        closes: share ? [{ date: file.date, close: share.closeRupees }] : [],
        isUnnamed: false,
      };
    }
    case 'prices': {
      const known = Object.hasOwn(indexNames, symbol)
        ? indexNames[symbol as keyof typeof indexNames]
        : [];
      const names = [plainName(symbol), ...known];
      const [only] = file.series;
      const isUnnamed = file.series.length === 1 && only?.name === '';
      const found = isUnnamed
        ? only
        : file.series.find(({ name }) => names.includes(plainName(name)));
      return {
        kind: 'closes',
        symbols: file.series.map(({ name }) => name).filter(Boolean),
        closes: found?.days ?? [],
        isUnnamed,
      };
    }
    case 'vix':
    case 'chain':
    case 'companies':
    case 'data-sheet':
      return { kind: 'other' };
  }
}

export type NamedDayFile = DayFile & { name: string };

/** Why a file that was read has no data for the strategy. */
export type UnusedReason = 'other-kind' | 'other-exchange' | 'same-day' | 'not-in-file';

/** The days and closes of several files; of two files of one day the first that has the underlying counts. */
export function joinDayFiles(
  files: readonly NamedDayFile[],
  exchange: Exchange,
): {
  days: readonly DayOfUnderlying[];
  closes: readonly Close[];
  unused: readonly { name: string; reason: UnusedReason }[];
  /** Files that do not name their underlying. */
  unnamed: readonly string[];
} {
  const days = new Map<IsoDate, DayOfUnderlying>();
  const closes = new Map<IsoDate, Close>();
  const unused: { name: string; reason: UnusedReason }[] = [];
  const addClose = (close: Close) => {
    if (!closes.has(close.date)) closes.set(close.date, close);
  };
  for (const file of files) {
    const { name } = file;
    const leaveOut = (reason: UnusedReason) => unused.push({ name, reason });
    if (file.kind === 'other') leaveOut('other-kind');
    else if (file.kind === 'closes') {
      if (file.closes.length === 0) leaveOut('not-in-file');
      file.closes.forEach(addClose);
    } else if (file.exchange !== exchange) leaveOut('other-exchange');
    else if (days.get(file.date)?.underlying) leaveOut('same-day');
    else {
      const { date, underlying } = file;
      if (!underlying) leaveOut('not-in-file');
      days.set(date, { date, underlying });
      if (underlying?.closeRupees) addClose({ date, close: underlying.closeRupees });
    }
  }
  return {
    days: [...days.values()],
    closes: [...closes.values()],
    unused,
    unnamed: files.flatMap((file) => (file.kind === 'closes' && file.isUnnamed ? [file.name] : [])),
  };
}
