import type { DatedValue } from '@/lib/cashflow/dated-value';
import type { Scheme } from './scheme';

/** A scheme with its NAVs, oldest first; none while its history is not known. */
export type FundHistory = { scheme: Scheme; series: readonly DatedValue[] };
