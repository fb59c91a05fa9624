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

/** What an ISIN of an Indian company is of, by its eighth and ninth sign; null for every other. */
export const securityKindOf = (isin: string): 'share' | 'debenture' | 'rights' | null =>
  securityKinds[/^INE[A-Z0-9]{4}(\d\d)/.exec(isin)?.[1] ?? ''] ?? null;

/** 20 is an entitlement to new shares, which trades for some days. */
const securityKinds: Readonly<Record<string, 'share' | 'debenture' | 'rights'>> = {
  '01': 'share',
  '07': 'debenture',
  '08': 'debenture',
  '20': 'rights',
};
