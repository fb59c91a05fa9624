import { importSiteModule } from '../scripts/site-module.mjs';
import { taxComparisons } from './budgets.mjs';
import { processorRate, rateTable } from './processor-rate.mjs';

const people = 1000;
const shotMs = 1000;

/**
 * Full comparisons of both regimes a second of processor time (so that a busy machine does not count), every step
 * of the result included. The people differ in all that the rules look at, so that no branch is only ever taken one
 * way.
 */
export async function checkTaxComparisons() {
  const { compareRegimes } = await importSiteModule('lib/tax/domain/compute-tax');
  const { emptyInput } = await importSiteModule('lib/tax/domain/inputs/input');
  return taxComparisons.map((budget) => {
    const inputs = Array.from({ length: people }, (_, index) => person(index, budget, emptyInput));
    const work = () => taxOfAll(compareRegimes, inputs);
    const measured = processorRate(work, { count: inputs.length, shotMs });
    return { ...budget, measured, isMet: measured >= budget.perSecond };
  });
}

/** A number of the generator of Park and Miller, so that each run sees the same people. */
function* numbers(seed) {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

function person(index, { isFull }, emptyInput) {
  const random = numbers(index + 1);
  const upTo = (max) => random.next().value % (max + 1);
  const empty = emptyInput(2023 + (index % 4));
  const gross = upTo(index % 3 === 0 ? 100_000_000 : 5_000_000);
  const salaryRupees = { ...empty.salaryRupees, gross, basicAndDa: Math.floor(gross / 2) };
  const deductionsRupees = { ...empty.deductionsRupees, section80c: upTo(200_000) };
  const plain = { ...empty, age: 25 + upTo(60), salaryRupees, deductionsRupees };
  if (!isFull) return plain;
  const fill = (amounts, max) =>
    Object.fromEntries(Object.keys(amounts).map((name) => [name, upTo(max)]));
  return {
    ...plain,
    hraCity: 'pune',
    salaryRupees: { ...salaryRupees, hraReceived: upTo(400_000), rentPaid: upTo(500_000) },
    houseRupees: fill(empty.houseRupees, 500_000),
    otherRupees: fill(empty.otherRupees, 1_000_000),
    gainsRupees: { ...fill(empty.gainsRupees, 1_000_000), longTermOther: -upTo(500_000) },
    earlierGainsRupees: fill(empty.earlierGainsRupees, 1_000_000),
    lossesRupees: fill(empty.lossesRupees, 300_000),
    deductionsRupees: fill(empty.deductionsRupees, 100_000),
  };
}

function taxOfAll(compareRegimes, inputs) {
  let taxRupees = 0;
  for (const input of inputs) taxRupees += compareRegimes(input).new.taxRupees;
  if (!(taxRupees > 0)) throw new Error('No tax was computed.');
  return taxRupees;
}

export const taxTable = (rows) => rateTable('Tax, both regimes', rows);
