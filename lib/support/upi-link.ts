export type Payee = { address: string; name: string };

/** From one rupee to the ordinary limit of one UPI payment, one lakh (NPCI; banks may set less). */
export const supportBounds = { min: 1, max: 1_00_000 } as const;

export const presetRupees = [51, 101, 501] as const;

export function isSupportAmount(rupees: number): boolean {
  const { min, max } = supportBounds;
  return Number.isInteger(rupees) && rupees >= min && rupees <= max;
}

/**
 * The address that a UPI app opens: NPCI's UPI Linking Specifications 1.6. Every value is encoded, a space as %20; the
 * @ of the payee's address stays, as apps expect it. @param rupees whole rupees @throws outside `supportBounds`
 */
export function upiLink({ address, name }: Payee, rupees: number): string {
  if (!isSupportAmount(rupees)) throw new RangeError(`No amount of support: ${rupees}`);
  const values = {
    pa: encodeURIComponent(address).replace('%40', '@'),
    pn: encodeURIComponent(name),
    am: `${rupees}.00`,
    cu: 'INR',
    tn: encodeURIComponent(`Support for ${name}`),
  };
  return `upi://pay?${Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join('&')}`;
}
