import 'server-only';
import { z } from 'zod';
import { savedTitleSchema, type NewSavedItem, type SavedItem } from '@/lib/saved/saved-item';
import { compareRegimes } from '@/lib/tax/domain/compute-tax';
import { fragmentOf, inputOfFragment } from '@/lib/tax/domain/inputs/fragment';
import { toolFragmentOf, toolTextsOf } from '@/lib/tax/domain/inputs/fields';
import type { SaveProblem } from '@/lib/saved/save-problem';
import { taxPath } from '@/lib/navigation/page-paths';

/** Longer than a fragment in which every field is filled. */
const maxFragmentCharacters = 2000;

/** Version 1 of the data of an item of kind `tax-calculation`: the inputs in the words of the page's address. */
const version1 = z.object({
  title: savedTitleSchema,
  fragment: z.string().max(maxFragmentCharacters),
});

/** The saved item of a calculation; null where the fragment is invalid or the title is out of bounds. */
export function savedCalculationOf(
  id: string,
  title: string,
  fragment: string,
): NewSavedItem | null {
  const plain = plainFragment(fragment);
  const data = version1.safeParse({ title, fragment: plain });
  return plain !== null && data.success
    ? { id, kind: 'tax-calculation', version: 1, data: data.data }
    : null;
}

/** A saved calculation as the dashboard shows it. */
export type SavedCalculation = {
  id: string;
  /** Empty when the person gave none. */
  title: string;
  yearLabel: string;
  newTaxRupees: number;
  oldTaxRupees: number;
  /** Opens the calculator with the same inputs. */
  path: string;
  updatedAt: Date;
};

/** Null for other kinds, and for data that this version cannot read. */
export function summariseSavedCalculation(item: SavedItem): SavedCalculation | null {
  if (item.kind !== 'tax-calculation' || item.version !== 1) return null;
  const stored = version1.safeParse(item.data);
  const input = stored.success ? inputOfFragment(stored.data.fragment) : null;
  if (!stored.success || !input) return null;
  const { new: inNew, old: inOld } = compareRegimes(input);
  return {
    id: item.id,
    title: stored.data.title,
    yearLabel: inNew.year.value.label,
    newTaxRupees: inNew.taxRupees,
    oldTaxRupees: inOld.taxRupees,
    path: `${taxPath}#${stored.data.fragment}`,
    updatedAt: item.updatedAt,
  };
}

/** Parses the fragment and writes it anew, so that no other content from the request is stored. */
function plainFragment(fragment: string): string | null {
  const input = inputOfFragment(fragment);
  return input && fragmentOf(input) + toolFragmentOf(toolTextsOf(fragment));
}

/** The outcome of saving a calculation in the account, as the page reports it. */
export type SaveState = 'saved' | Exclude<SaveProblem, 'guest'>;
