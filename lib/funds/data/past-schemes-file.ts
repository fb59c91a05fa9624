import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isIsoDate } from '@/lib/calendar/read-iso-date';
import type { NavCorrection } from '@/lib/funds/domain/market/nav-corrections';
import type { PastScheme } from '@/lib/funds/domain/past-schemes';
import type { Scheme } from '@/lib/funds/domain/scheme';

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

const maxBytes = 48 * 1024 * 1024;
/** Old ones make way: a page tells of recent corrections. */
const mostCorrections = 5_000;

const day = z.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));
const code = z.int().positive();

const schemeSchema = z.object({
  code,
  name: z.string(),
  house: z.string(),
  structure: z.enum(['open-ended', 'close-ended', 'interval']),
  category: z.string(),
  amfiCategory: z.string(),
  plan: z.enum(['direct', 'regular']).nullable(),
  option: z.enum(['growth', 'idcw', 'bonus']).nullable(),
  optionText: z.string().nullable(),
  isin: z.string().nullable(),
  reinvestmentIsin: z.string().nullable(),
  nav: z.number().positive().nullable(),
  navDate: day.nullable(),
});

const listSchema = z.object({ version: z.literal(1), schemes: z.array(schemeSchema) });

const pastSchema = z.object({
  version: z.literal(1),
  past: z.array(schemeSchema.extend({ goneSince: day.nullable() })),
  corrections: z.array(
    z.object({
      code,
      day,
      before: z.number().positive(),
      after: z.number().positive(),
      foundOn: day,
    }),
  ),
});

/** What the job remembers beside the NAVs: schemes that ended, and NAVs that AMFI corrected. */
export type MarketMemory = {
  past: readonly PastScheme[];
  /** The newest last. */
  corrections: readonly NavCorrection[];
};

export const noMarketMemory: MarketMemory = { past: [], corrections: [] };

/** The schemes of the newest list, which the next one is held against. */
export async function writeListFile(schemes: readonly Scheme[]): Promise<Buffer> {
  return compress(JSON.stringify({ version: 1, schemes }));
}

/** @throws for a damaged file, or one of another release. */
export async function readListFile(bytes: Buffer): Promise<Scheme[]> {
  return listSchema.parse(await unpacked(bytes)).schemes;
}

export async function writeMemoryFile({ past, corrections }: MarketMemory): Promise<Buffer> {
  const file = { version: 1, past, corrections: corrections.slice(-mostCorrections) };
  return compress(JSON.stringify(file));
}

/** @throws for a damaged file, or one of another release. */
export async function readMemoryFile(bytes: Buffer): Promise<MarketMemory> {
  const { past, corrections } = pastSchema.parse(await unpacked(bytes));
  return { past, corrections };
}

async function unpacked(bytes: Buffer): Promise<unknown> {
  const text = await decompress(bytes, { maxOutputLength: maxBytes });
  return JSON.parse(text.toString('utf8'));
}
