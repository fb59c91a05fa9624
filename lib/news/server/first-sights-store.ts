import { oncePerInstance } from '@/lib/memoize';
import { parseJson } from '@/lib/parse-json';
import 'server-only';
import { after } from 'next/server';
import { z } from 'zod';
import { env } from '@/lib/env';
import { errorCode, logFailure } from '@/lib/errors';
import { storageBucket } from '@/lib/firebase/admin';
import { generationOf, readStoredFile } from '@/lib/firebase/stored-file';
import { withTimeout } from '@/lib/timeout';
import { createFirstSights, type SightStore } from '@/lib/news/domain/first-sights';

const fileSchema = z.object({ sights: z.record(z.string(), z.iso.datetime().or(z.iso.date())) });
const storageTimeoutMs = 2_000;

/** Cloud Storage, `first-seen/<key>.json`. Its generation numbers prevent two instances from overwriting each other. */
export const sightsInStorage: SightStore = {
  async read(key) {
    return attempt(`read the first sights of ${key}`, async () => {
      const path = pathOf(key);
      const version = await generationOf(path);
      const bytes = await readStoredFile(path);
      const read = fileSchema.safeParse(bytes && parseJson(bytes.toString('utf8')));
      const entries = read.success ? Object.entries(read.data.sights) : [];
      return { sights: new Map(entries), version };
    });
  },

  async write(key, sights, version) {
    return attempt(`store the first sights of ${key}`, async () => {
      try {
        await storageBucket()
          .file(pathOf(key))
          .save(JSON.stringify({ sights: Object.fromEntries(sights) }), {
            contentType: 'application/json',
            resumable: false,
            preconditionOpts: { ifGenerationMatch: version },
          });
        return true;
      } catch (error) {
        if (errorCode(error) === 412) return false;
        throw error;
      }
    });
  },
};

/** When headlines without a date were first seen, by any instance of the site. */
export const sightsOf = oncePerInstance('news.first-sights', () =>
  createFirstSights(
    sightsInStorage,
    () => new Date(),
    (work) => after(() => work),
  ),
);

const pathOf = (key: string) => `first-seen/${env.sources.isSample ? 'sample/' : ''}${key}.json`;

/** @throws again, after the kind of failure was logged: a message can hold the address of a bucket. */
async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await withTimeout(work(), storageTimeoutMs);
  } catch (error) {
    logFailure(`Could not ${what}`, error);
    throw error;
  }
}
