/** Whether a text is an ISIN whose last digit fits the others (ISO 6166; Luhn over letters as two digits). */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((sign) => parseInt(sign, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** An ISIN of a security that was issued in India. */
export function isIndianIsin(text: string): boolean {
  return text.startsWith('IN') && isIsin(text);
}
