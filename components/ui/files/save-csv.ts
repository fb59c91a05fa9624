import { csvFile, csvType } from '@/lib/csv/csv';
import { saveFile } from './save-file';

/**
 * Hands a CSV file to the browser as a download.
 * @param text as `csvText` gives it
 */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([csvFile(text)], { type: csvType }));
}
