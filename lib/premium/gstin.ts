/**
 * The number of a registration under GST (CGST Rules 2017, rule 10): two digits for the state, the holder's PAN, a sign
 * for the holder's registrations in that state, Z, and a check sign.
 */
const shape = /^(?:0[1-9]|[1-2][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text has the shape of a GSTIN and the right check sign. It says nothing of whether it was ever issued. */
export function isGstin(text: string): boolean {
  return shape.test(text) && checkSign(text.slice(0, 14)) === text[14];
}

/** Luhn's algorithm to the base 36: alternating factors 1 and 2, the digits of each product added. */
function checkSign(first14: string): string | undefined {
  const sum = Array.from(first14).reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return signs[(36 - (sum % 36)) % 36];
}
