import type { HeadlineTerms } from './headline-terms';
import { eitherOr } from './headline-words';

/** What each contradiction leaves of a likeness. */
const leaves = { names: 0.5, numbers: 0.5, eitherOr: 0.55 } as const;
/** Two headlines that share less than this share too little to be compared. */
export const leastShared = 1.5;

/**
 * How alike two headlines are, from 0 to 1: the weight of what they share against what each says, less for each
 * contradiction. Different companies, different figures, up against down, September against October are two stories
 * however alike their words.
 * @param shared the weight of the terms that both have.
 */
export function likenessOf(one: HeadlineTerms, other: HeadlineTerms, shared: number): number {
  const overlap = shared / Math.min(one.total, other.total);
  const both = shared / (one.total + other.total - shared);
  let likeness = 0.6 * overlap + 0.4 * both;
  if (areApart(one.names, other.names)) likeness *= leaves.names;
  if (areApart(one.percents, other.percents)) likeness *= leaves.numbers;
  if (areApart(one.amounts, other.amounts)) likeness *= leaves.numbers;
  for (let group = 0; group < eitherOr.length; group += 1) {
    if (areApart(one.choices[group]!, other.choices[group]!)) likeness *= leaves.eitherOr;
  }
  return likeness;
}

/** Both say something of the kind, and nothing of it is the same. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  for (const value of one) if (other.has(value)) return false;
  return true;
}
