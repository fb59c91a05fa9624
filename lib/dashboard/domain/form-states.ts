import type { AssetClass, TransactionType } from '@/lib/holdings/holding';
import type { AssetGroup, TargetProblem } from '@/lib/holdings/allocation';
import type { CsvProblem } from '@/lib/holdings/holdings-csv';
import type { LotProblem } from '@/lib/holdings/read-lot';
import type { TransactionProblem, TransactionTyped } from '@/lib/holdings/read-transaction';
import type { HouseholdProblems, HouseholdTyped } from '@/lib/household/read-household';
import type { InstrumentProblem } from './find-instrument';
import type { SaveStatus } from '@/lib/saved/save-problem';

/** The result of a dashboard form. It returns what was typed unless that was saved. */
type FormStatus = SaveStatus | null;

export type OwnTransactionTyped = Omit<TransactionTyped, 'type'> & {
  type: TransactionType;
  assetClass: AssetClass;
  instrument: string;
};

export type TransactionState = {
  /** The transaction that was edited is not there any more (`gone`), or not as the form showed it (`changed`). */
  status: FormStatus | 'gone' | 'changed';
  typed: OwnTransactionTyped;
  problems: Partial<
    Record<keyof OwnTransactionTyped, TransactionProblem | InstrumentProblem | 'not-held'>
  >;
  /** What the account of a sale held on its day, where that is less than was sold. */
  heldQuantity: number | null;
  /** What may have been meant; the id is what one types to name it. */
  suggestions: readonly { id: string; name: string }[];
  /** The id of the transaction that is sent next; null for the one that the page made. */
  newId: string | null;
  /** The id of the transaction that was saved; null where none was. */
  savedId: string | null;
  /** The content id of what was saved, or of what `typed` was made from; empty for a new transaction. */
  editedFrom: string;
};

export const emptyTransaction: OwnTransactionTyped = {
  type: 'buy',
  assetClass: 'fund',
  instrument: '',
  on: '',
  quantity: '',
  rupees: '',
  account: '',
};

/** Before the first answer. */
export const freshTransaction: TransactionState = {
  status: null,
  typed: emptyTransaction,
  problems: {},
  heldQuantity: null,
  suggestions: [],
  newId: null,
  savedId: null,
  editedFrom: '',
};

export type ImportState = {
  status: FormStatus | 'no-file' | 'too-large' | 'no-list';
  problems: readonly CsvProblem[];
  /** Transactions that were imported. */
  count: number;
  /** Transactions of the file that were saved already. */
  savedBefore: number;
  /** Saved transactions that the file may have as well, in another account or with another amount. */
  maybeTwice: number;
};

/** Before the first answer. */
export const freshImport: ImportState = {
  status: null,
  problems: [],
  count: 0,
  savedBefore: 0,
  maybeTwice: 0,
};

type TargetTyped = Readonly<Record<AssetGroup, string>>;

export type TargetState = {
  status: FormStatus | 'changed-elsewhere';
  typed: TargetTyped;
  /** The saved target that the member is changing: another tab or device may have saved a different one. */
  shown: TargetTyped;
  problem: TargetProblem['code'] | null;
  sum: number;
};

export type SharePriceState = {
  status: FormStatus;
  typed: string;
  problem: LotProblem | null;
};

export type HouseholdState = {
  status: FormStatus;
  typed: HouseholdTyped;
  /** The saved answers that the member is changing: what differs from them is written. */
  shown: HouseholdTyped;
  problems: HouseholdProblems;
};
