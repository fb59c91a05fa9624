import { isIndianIsin } from '@/lib/text/isin';

/** An ISIN that no share has, with its check digit. */
export function sampleIsin(index: number): string {
  const body = `INX${String(900_000 + index).slice(-6)}01`;
  const digit = [...'0123456789'].find((each) => isIndianIsin(`${body}${each}`));
  return `${body}${digit ?? ''}`;
}
