import { z } from 'zod';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { csvRows, endsWithinLine } from '@/lib/csv/csv-rows';
import type { MasterFacts } from '@/lib/funds/domain/facts/scheme-facts';
import type { Reading } from '@/lib/sources/feed';
import { createReadReport } from '@/lib/sources/read-report';
import { finishReport, readAmfiDate } from '@/lib/funds/data/amfi-text';

const rowSchema = z.object({
  code: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'a code that is no number')
    .transform(Number),
  minimum: z.string().max(200),
  launch: z.string().max(40),
});

/** The file has had some 16,000 schemes since 2020; with fewer it is incomplete. */
const minSchemes = 8_000;
const maxRows = 60_000;
/** Portfolios for institutions begin at a few crores; what is far above is a slip of the key. */
const maxMinimumRupees = 1e10;
/** India's first open-ended scheme is of 1964. */
const firstYear = '1964';

/**
 * AMFI's scheme master (DownloadSchemeData_Po.aspx): CSV, quotes round names with commas, a space before "Closure Date",
 * both ISINs glued in the last cell, days as 24-Feb-1995 or 01-JAN-2013. The closure equals the launch for open-ended
 * schemes and is not read. @throws when it is a page of HTML, a piece, or has another shape
 */
export function readSchemeMaster(
  body: string,
  now: Date,
): Reading<ReadonlyMap<number, MasterFacts>> {
  const { rows } = csvRows(body, maxRows);
  const headerAt = rows
    .slice(0, 5)
    .findIndex(({ cells }) => cells.some((cell) => /launch date/i.test(cell)));
  const header = rows[headerAt]?.cells.map((cell) => cell.trim().toLowerCase());
  if (!header) throw new Error('scheme master: no header');
  const placeOf = (name: string) => {
    const at = header.indexOf(name);
    if (at < 0) throw new Error(`scheme master: no column ${name}`);
    return at;
  };
  const places = {
    code: placeOf('code'),
    minimum: placeOf('scheme minimum amount'),
    launch: placeOf('launch date'),
  };
  const report = createReadReport();
  const byCode = new Map<number, MasterFacts>();
  const today = dateInIndia(now);
  for (const { cells } of rows.slice(headerAt + 1)) {
    const isShort = cells.length < header.length;
    const checked = rowSchema.safeParse({
      code: cells[places.code]?.trim(),
      minimum: cells[places.minimum]?.trim(),
      launch: cells[places.launch]?.trim(),
    });
    if (!checked.success || isShort) {
      report.refuse(isShort ? 'another number of columns' : 'no code, or too long a cell');
      continue;
    }
    const { code, minimum, launch } = checked.data;
    const launchDate = readAmfiDate(launch);
    const isPast = launchDate !== null && launchDate >= firstYear && launchDate <= today;
    const facts = {
      launchDate: isPast ? launchDate : null,
      minimumRupees: minimumRupeesIn(minimum),
    };
    const known = byCode.get(code);
    if (known && JSON.stringify(known) !== JSON.stringify(facts)) {
      report.refuse('a code with two rows');
      byCode.set(code, { launchDate: null, minimumRupees: null });
      continue;
    }
    report.accept();
    byCode.set(code, facts);
  }
  // The last cell is not read: a row that has it is whole.
  const isLastShort = (rows.at(-1)?.cells.length ?? 0) < header.length;
  if (isLastShort && endsWithinLine(body)) throw new Error('scheme master: broken off');
  if (byCode.size < minSchemes) throw new Error('scheme master: a piece of the file');
  const finished = finishReport(report, 'scheme master');
  // The file names no day of its own.
  return { data: byCode, asOf: today, report: finished };
}

/**
 * '5000', 'Rs. 5,000/- and in multiples of Re. 1': the first amount; null where there is none, or nothing but zero, and for
 * '1 unit', '25 lakh' or '10 L', whose number is no amount of rupees.
 */
function minimumRupeesIn(text: string): number | null {
  const [, amount, word = ''] =
    /(\d[\d,]{0,15}(?:\.\d{1,2})?)[\s/-]{0,5}([a-z]{0,8})/i.exec(text) ?? [];
  if (/^(?:units?|k|thousands?|l|lakhs?|lacs?|mn|millions?|crores?|crs?)$/i.test(word)) return null;
  const rupees = Number(amount?.replaceAll(',', ''));
  return rupees > 0 && rupees <= maxMinimumRupees ? rupees : null;
}
