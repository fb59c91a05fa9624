import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A day as NSE and BSE write it: 03-Jul-2026, 31-DEC-2025, 25 Nov 2026 or 16-Jan-2025 15:29:51; null for anything else. */
export function readExchangeDate(text: string): IsoDate | null {
  const [, day = '', name = '', year] =
    /^(\d{1,2})[- ]([a-z]{3})[- ](\d{4})(?:$|[ T])/i.exec(text.trim()) ?? [];
  const month = `${months.indexOf(name.toLowerCase()) + 1}`.padStart(2, '0');
  return readIsoDate(`${year}-${month}-${day.padStart(2, '0')}`);
}
