import type { Variables } from '@/lib/env.settings';

/** Who sells the paid plans. `gstin` is null for a seller who is not registered for GST and so may charge none. */
export type Seller = { name: string; address: string; gstin: string | null };

/**
 * The seller as the settings SELLER_* state it; null where none is set, and then no price is shown. The Consumer
 * Protection (E-Commerce) Rules 2020 ask for the legal name and the address. Each problem begins with its variable.
 */
export function readSeller(env: Variables): { seller: Seller | null; problems: string[] } {
  const name = env.SELLER_NAME?.trim() ?? '';
  const address = env.SELLER_ADDRESS?.trim() ?? '';
  const gstin = env.SELLER_GSTIN?.trim() ?? '';
  if (!name && !address && !gstin) return { seller: null, problems: [] };
  const problems = [
    ...lineProblems('SELLER_NAME', name, 'the legal name of the seller', 200),
    ...lineProblems('SELLER_ADDRESS', address, 'the postal address of the seller', 400),
  ];
  if (gstin && !isGstin(gstin)) {
    problems.push(
      'SELLER_GSTIN is malformed: 15 capital letters and digits, the last of which is a check sign.',
    );
  }
  return problems.length > 0
    ? { seller: null, problems }
    : { seller: { name, address, gstin: gstin || null }, problems };
}

function lineProblems(variable: string, value: string, meaning: string, max: number): string[] {
  if (!value)
    return [`${variable} is missing: ${meaning}, needed with the other SELLER_ settings.`];
  if (value.length > max || /\p{Cc}/u.test(value)) {
    return [
      `${variable} is malformed: ${meaning} in one line of at most ${String(max)} characters.`,
    ];
  }
  return [];
}

/**
 * The number of a registration under GST (CGST Rules 2017, rule 10): two digits for the state, the holder's PAN, a sign
 * for the holder's registrations in that state, Z, and a check sign.
 */
const shape = /^(?:0[1-9]|[1-2][0-9]|3[0-8]|97|99)[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether a text has the format of a GSTIN and the right check digit. It does not check that it was issued. */
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
