import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { NavDay } from '@/lib/funds/domain/market/nav-day';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A day of 15,000 schemes has some 160 KB; what is much larger is none. */
const maxBytes = 4 * 1024 * 1024;

/** In the order of codes: each as its distance from the one before, which gzip makes a few bits of. */
const fileSchema = z
  .object({
    version: z.literal(1),
    date: z.string(),
    codeSteps: z.array(z.int().positive()),
    navs: z.array(z.number().positive()),
  })
  .refine(({ codeSteps, navs }) => codeSteps.length === navs.length, 'codes and NAVs differ');

/** One stored day, as JSON under gzip, whose own checksum reveals a damaged file. About 55 KB for 8,700 schemes. */
export async function writeNavDayFile({ date, navs }: NavDay): Promise<Buffer> {
  const rows = [...navs].sort(([one], [other]) => one - other);
  const codeSteps = rows.map(([code], index) => code - (rows[index - 1]?.[0] ?? 0));
  const file = { version: 1, date, codeSteps, navs: rows.map(([, nav]) => nav) };
  return compress(JSON.stringify(file));
}

/**
 * Reads a stored day. @param isWanted leaves out codes that the caller does not need. @throws for a damaged file, and for one of
 * another day than its name says.
 */
export async function readNavDayFile(
  bytes: Buffer,
  date: IsoDate,
  isWanted: (code: number) => boolean = () => true,
): Promise<NavDay> {
  const text = await decompress(bytes, { maxOutputLength: maxBytes });
  const file = fileSchema.parse(JSON.parse(text.toString('utf8')));
  if (readIsoDate(file.date) !== date)
    throw new Error(`A file of NAVs of another day than ${date}`);
  const navs = new Map<number, number>();
  let code = 0;
  for (const [index, step] of file.codeSteps.entries()) {
    code += step;
    if (isWanted(code)) navs.set(code, file.navs[index]!);
  }
  return { date, navs };
}
