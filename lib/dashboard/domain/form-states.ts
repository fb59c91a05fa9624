import type { AssetClass } from '@/lib/holdings/holding';
import type { AssetGroup, TargetProblem } from '@/lib/holdings/allocation';
import type { CsvProblem } from '@/lib/holdings/holdings-csv';
import type { LotProblem } from '@/lib/holdings/read-lot';
import type { HouseholdProblems, HouseholdTyped } from '@/lib/household/read-household';
import type { InstrumentProblem } from './find-instrument';
import type { SaveStatus } from '@/lib/saved/save-problem';

/** The result of a dashboard form. It returns what was typed unless that was saved. */
type FormStatus = SaveStatus | null;

export type PurchaseTyped = {
  assetClass: AssetClass;
  instrument: string;
  boughtOn: string;
  quantity: string;
  cost: string;
};

export type PurchaseState = {
  status: FormStatus;
  typed: PurchaseTyped;
  problems: Partial<Record<keyof PurchaseTyped, LotProblem | InstrumentProblem>>;
  /** What may have been meant; the id is what one types to name it. */
  suggestions: readonly { id: string; name: string }[];
  /** The id of the purchase that is sent next; null for the one that the page made. */
  newId: string | null;
};

export const emptyPurchase: PurchaseTyped = {
  assetClass: 'fund',
  instrument: '',
  boughtOn: '',
  quantity: '',
  cost: '',
};

export type ImportState = {
  status: FormStatus | 'no-file' | 'too-large' | 'no-list';
  problems: readonly CsvProblem[];
  /** Purchases that were imported. */
  count: number;
  /** Purchases of the file that were saved already. */
  savedBefore: number;
};

export type TargetState = {
  status: FormStatus;
  typed: Readonly<Record<AssetGroup, string>>;
  problem: TargetProblem | null;
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
  problems: HouseholdProblems;
};
