import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { planCsv } from './plan-csv';

/** Saves the table of a plan, as the address chooses it, under a name that says what it is. */
export function downloadCsv(
  query: string,
  today: IsoDate,
  messages: Messages['sip']['details']['table'],
): void {
  const { name, text } = planCsv(query, today, messages);
  // With the byte order mark spreadsheets know the encoding.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn; freed at once, some find nothing.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
