import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { NavDay } from '@/lib/funds/domain/market/nav-day';
import { codesOf, stepsOf } from './code-steps';

/** A day of 15,000 schemes has some 160 KB; what is much larger is none. */
const maxBytes = 4 * 1024 * 1024;

const fileSchema = z
  .object({
    version: z.literal(1),
    date: z.string(),
    /** As `stepsOf` writes them. */
    codeSteps: z.array(z.int().positive()),
    navs: z.array(z.number().positive()),
    /** The codes whose NAV is of another day, in steps too; files of the first release have none. */
    otherDaySteps: z.array(z.int().positive()).optional(),
    isChecked: z.boolean().optional(),
  })
  .refine(({ codeSteps, navs }) => codeSteps.length === navs.length, 'codes and NAVs differ');

/** One stored day, as JSON under gzip, whose own checksum reveals a damaged file. About 55 KB for 8,700 schemes. */
export async function writeNavDayFile({
  date,
  navs,
  ofOtherDays,
  isChecked,
}: NavDay): Promise<Buffer> {
  const rows = [...navs].sort(([one], [other]) => one - other);
  const file = {
    ...{ version: 1, date },
    codeSteps: stepsOf(rows.map(([code]) => code)),
    navs: rows.map(([, nav]) => nav),
    ...(ofOtherDays && { otherDaySteps: stepsOf([...ofOtherDays].sort((a, b) => a - b)) }),
    ...(isChecked !== undefined && { isChecked }),
  };
  return gzipJson(file);
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
  const file = fileSchema.parse(await gunzipJson(bytes, maxBytes));
  if (readIsoDate(file.date) !== date)
    throw new Error(`A file of NAVs of another day than ${date}`);
  const navs = new Map<number, number>();
  for (const [index, code] of codesOf(file.codeSteps).entries()) {
    if (isWanted(code)) navs.set(code, file.navs[index]!);
  }
  const { otherDaySteps, isChecked } = file;
  return {
    date,
    navs,
    ...(otherDaySteps && { ofOtherDays: new Set(codesOf(otherDaySteps).filter(isWanted)) }),
    ...(isChecked !== undefined && { isChecked }),
  };
}
