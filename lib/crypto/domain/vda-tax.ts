import { withoutNoise } from '@/lib/money/rupees';

/** What the law of the day of sale says of virtual digital assets; its rows are in content/law. */
export type VdaLaw = {
  /** On the gain (section 115BBH of the Act of 1961). */
  ratePercent: number;
  /** On that tax. */
  cessPercent: number;
  /** Held back from the price of sale (section 194S of the Act of 1961) and credited against the tax. */
  tdsPercent: number;
};

/** All in whole paise, so that the parts add up. */
export type VdaSale = {
  /** Never below zero: a loss is neither set off nor carried forward. */
  taxableGainPaise: number;
  lossPaise: number;
  taxPaise: number;
  cessPaise: number;
  /** Deducted at the sale. */
  tdsPaise: number;
  /** Still to pay after the credit of the tax deducted; below zero it is a refund to claim. */
  balanceOfTaxPaise: number;
  /** What the buyer or the exchange pays out. */
  receivedPaise: number;
  /** The price less all tax. */
  inHandPaise: number;
};

/**
 * The tax on one sale, on the strict reading: only the cost of acquisition is deducted, no fee and no other
 * loss. Without surcharge, which depends on the person's whole income.
 * @param priceRupees what the sale brings; @param costRupees what the same quantity had cost.
 */
export function taxOnVdaSale(priceRupees: number, costRupees: number, law: VdaLaw): VdaSale {
  const price = paise(priceRupees);
  const cost = paise(costRupees);
  const taxableGainPaise = Math.max(0, price - cost);
  const taxPaise = share(taxableGainPaise, law.ratePercent);
  const cessPaise = share(taxPaise, law.cessPercent);
  const tdsPaise = share(price, law.tdsPercent);
  return {
    taxableGainPaise,
    lossPaise: Math.max(0, cost - price),
    taxPaise,
    cessPaise,
    tdsPaise,
    balanceOfTaxPaise: taxPaise + cessPaise - tdsPaise,
    receivedPaise: price - tdsPaise,
    inHandPaise: price - taxPaise - cessPaise,
  };
}

function paise(rupees: number): number {
  const amount = Math.round(withoutNoise(rupees * 100));
  if (!(amount >= 0 && Number.isSafeInteger(amount))) throw new Error(`No amount: ${rupees}`);
  return amount;
}

/** To the nearest paisa. Basis points and bigint: a share of crores passes 2^53. */
function share(amountPaise: number, percent: number): number {
  const basisPoints = BigInt(Math.round(percent * 100));
  return Number((BigInt(amountPaise) * basisPoints + 5_000n) / 10_000n);
}
