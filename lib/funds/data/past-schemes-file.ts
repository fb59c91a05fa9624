import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import {
  navCorrectionSchema,
  type NavCorrection,
  type PastScheme,
} from '@/lib/funds/domain/market/market-memory';
import { planOptions, plans, structures, type Scheme } from '@/lib/funds/domain/scheme';

const maxBytes = 48 * 1024 * 1024;
/** The oldest beyond it are dropped: a page reports recent corrections. */
const mostCorrections = 5_000;

const schemeSchema = z.object({
  code: z.int().positive(),
  name: z.string(),
  house: z.string(),
  structure: z.enum(structures),
  category: z.string(),
  amfiCategory: z.string(),
  plan: z.enum(plans).nullable(),
  option: z.enum(planOptions).nullable(),
  optionText: z.string().nullable(),
  isin: z.string().nullable(),
  reinvestmentIsin: z.string().nullable(),
  nav: z.number().positive().nullable(),
  navDate: isoDateSchema.nullable(),
});

const listSchema = z.object({ version: z.literal(1), schemes: z.array(schemeSchema) });

const pastSchema = z.object({
  version: z.literal(1),
  past: z.array(schemeSchema.extend({ goneSince: isoDateSchema.nullable() })),
  corrections: z.array(navCorrectionSchema),
});

/** What the job remembers beside the NAVs: schemes that ended, and NAVs that AMFI corrected. */
export type MarketMemory = {
  past: readonly PastScheme[];
  /** The newest last. */
  corrections: readonly NavCorrection[];
};

export const noMarketMemory: MarketMemory = { past: [], corrections: [] };

/** The schemes of the newest list, with which the next one is compared. */
export async function writeListFile(schemes: readonly Scheme[]): Promise<Buffer> {
  return gzipJson({ version: 1, schemes });
}

/** @throws for a damaged file, or one of another release. */
export async function readListFile(bytes: Buffer): Promise<readonly Scheme[]> {
  return listSchema.parse(await gunzipJson(bytes, maxBytes)).schemes;
}

export async function writeMemoryFile({ past, corrections }: MarketMemory): Promise<Buffer> {
  const file = { version: 1, past, corrections: corrections.slice(-mostCorrections) };
  return gzipJson(file);
}

/** @throws for a damaged file, or one of another release. */
export async function readMemoryFile(bytes: Buffer): Promise<MarketMemory> {
  const { past, corrections } = pastSchema.parse(await gunzipJson(bytes, maxBytes));
  return { past, corrections };
}
