/** Whether a text is an ISIN whose last digit fits the others (ISO 6166; Luhn over letters as two digits). */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text)) return false;
  let sum = 0;
  let isDoubled = false;
  const add = (digit: number) => {
    const value = isDoubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    isDoubled = !isDoubled;
  };
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const value = parseInt(text.charAt(at), 36);
    add(value % 10);
    if (value > 9) add(Math.floor(value / 10));
  }
  return sum % 10 === 0;
}

/** An ISIN of a security that was issued in India. */
export function isIndianIsin(text: string): boolean {
  return text.startsWith('IN') && isIsin(text);
}

/**
 * `share-of-other-rights`: partly paid, or with other voting rights. `rights`: an entitlement to new shares, which
 * trades for some days. `trust-unit`: of a REIT or InvIT. `debt`: bonds, debentures, commercial paper, deposits,
 * government securities.
 */
export type SecurityKind =
  | 'share'
  | 'share-of-other-rights'
  | 'preference'
  | 'debt'
  | 'warrant'
  | 'rights'
  | 'trust-unit'
  | 'other';

/**
 * What an ISIN of an Indian company or government is of, by the numbering of NSDL: the third sign is the issuer's
 * type, the eighth and ninth are the security's. Null for every other text.
 */
export function securityKindOf(isin: string): SecurityKind | null {
  if (/^IN[0-8]/.test(isin)) return 'debt';
  const [, issuer, type = ''] = /^IN([E9])[A-Z0-9]{4}([A-Z0-9]\d)/.exec(isin) ?? [];
  if (issuer === undefined) return null;
  // Numbers of debentures that ran out go on with a letter: A7, B7.
  const kind = securityKinds[type.replace(/^[A-Z]7$/, '07')] ?? 'other';
  return issuer === '9' && kind === 'share' ? 'share-of-other-rights' : kind;
}

const securityKinds: Readonly<Record<string, SecurityKind>> = {
  '01': 'share',
  '03': 'preference',
  '04': 'preference',
  '05': 'debt',
  '06': 'debt',
  '07': 'debt',
  '08': 'debt',
  '09': 'debt',
  '10': 'debt',
  '11': 'debt',
  '13': 'warrant',
  '14': 'debt',
  '15': 'debt',
  '16': 'debt',
  '18': 'debt',
  '20': 'rights',
  '23': 'trust-unit',
  '24': 'debt',
  '25': 'trust-unit',
};
