import type { IsoDate } from '@/lib/calendar/iso-date';

export const assetClasses = ['fund', 'coin', 'share', 'gold', 'deposit'] as const;
export type AssetClass = (typeof assetClasses)[number];

/**
 * Why a text names no instrument of its class: funds and coins are looked up in a list; a share, gold and a deposit only have
 * to be written as a symbol, as a name, and as a name with a rate.
 */
export const instrumentProblems = {
  fund: 'unknown-instrument',
  coin: 'unknown-instrument',
  share: 'no-symbol',
  gold: 'no-name',
  deposit: 'no-rate',
} as const satisfies Record<AssetClass, string>;

export type Instrument = {
  assetClass: AssetClass;
  /**
   * The coin's id, the scheme's code or the share's symbol, as its own feature writes it; for gold its name, for a deposit
   * its name with its rate (deposit.ts).
   */
  instrumentId: string;
};

/** One text for each instrument. */
export const instrumentKey = ({ assetClass, instrumentId }: Instrument) =>
  `${assetClass} ${instrumentId}`;

/**
 * `buy`: also a SIP instalment, a switch into a fund, a reinvested payout. `sell`: also a redemption and a switch out
 * of a fund. `bonus`: units that cost nothing and have a date of their own; nothing was paid in, so it is no gift.
 * `dividend`: also a payout of a fund (IDCW).
 */
export const transactionTypes = ['buy', 'sell', 'bonus', 'dividend'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** A lakh crore: a larger quantity, amount or price is mistyped. */
export const maxAmount = 1e12;

/** An earlier year is mistyped: 0205 for 2025. A deposit of then would have grown for centuries. */
export const earliestDay: IsoDate = '1950-01-01';

/** Of the name of a folio or demat account. */
export const maxAccountCharacters = 40;

/** One transaction of one instrument. Amounts are never below zero: the type says the direction. */
export type Transaction = {
  id: string;
  type: TransactionType;
  on: IsoDate;
  /** Coins, units, shares, grams, or the rupees of a deposit. Above zero; 0 for a dividend. */
  quantity: number;
  /**
   * `buy`: all that was paid, charges included; 0 for a gift. `sell`: what came in, less all charges but the securities
   * transaction tax. `dividend`: what came in, above zero. `bonus`: 0.
   */
  rupees: number;
  /** The folio or demat account as its owner writes it; null where none was named, which is an account of its own. */
  account: string | null;
};

/** What is left of one purchase or bonus after the sales. */
export type Lot = {
  /** Of the transaction. */
  id: string;
  boughtOn: IsoDate;
  /** Above zero. */
  quantity: number;
  /** For all of what is left; 0 for what was given. */
  costRupees: number;
  account: string | null;
  isBonus: boolean;
};

/** The units of one lot that a sale took. */
export type SalePart = {
  /** Of the transaction with which these units came. */
  lotId: string;
  boughtOn: IsoDate;
  isBonus: boolean;
  quantity: number;
  costRupees: number;
  proceedsRupees: number;
  /** For the file of realised gains; the law tells a long-term gain by months. */
  daysHeld: number;
};

export type Sale = {
  /** Of the transaction. */
  id: string;
  soldOn: IsoDate;
  account: string | null;
  quantity: number;
  proceedsRupees: number;
  /** Null where more was sold than was held: then the cost and the gain are not known. */
  costRupees: number | null;
  gainRupees: number | null;
  /** What was sold beyond what its account held; 0 as a rule. */
  missingQuantity: number;
  /** First in, first out; without the missing units. */
  parts: readonly SalePart[];
};

/** All transactions of one instrument, and what follows from them (ledger.ts). Each list is in the order of its days. */
export type Holding = Instrument & {
  transactions: readonly Transaction[];
  /** What is held now; empty where all was sold. */
  lots: readonly Lot[];
  sales: readonly Sale[];
};
