/** What corporate actions say, without the share and the day that they are of. */
export const split = (oldFaceRupees: number, newFaceRupees: number) =>
  ({ kind: 'split', oldFaceRupees, newFaceRupees }) as const;

export const bonus = (newShares: number, heldShares: number) =>
  ({ kind: 'bonus', newShares, heldShares }) as const;

export const rights = (newShares: number, heldShares: number, priceRupees: number) =>
  ({ kind: 'rights', newShares, heldShares, priceRupees }) as const;

export const dividend = (rupeesPerShare: number) => ({ kind: 'dividend', rupeesPerShare }) as const;

export const demerger = { kind: 'break', reason: 'demerger' } as const;
