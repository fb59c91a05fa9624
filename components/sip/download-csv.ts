import { saveTextFile } from '@/components/ui/save-file';
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
  saveTextFile(name, text, 'text/csv');
}
