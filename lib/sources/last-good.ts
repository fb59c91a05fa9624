import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { errorCode, logFailure } from '@/lib/errors';
import { storageBucket } from '@/lib/firebase/admin';
import { withTimeout } from '@/lib/timeout';

/**
 * The last good answer of a feed as the provider sent it. Stored raw, so that a later release can read it with its
 * own schema; the hash reveals a file that was changed from outside.
 */
export type GoodAnswer = { url: string; fetchedAt: string; body: string };

export type LastGood = {
  read: (key: string) => Promise<GoodAnswer | null>;
  /** When the stored answer was received, without reading all of it. */
  fetchedAt: (key: string) => Promise<string | null>;
  write: (key: string, answer: GoodAnswer) => Promise<void>;
};

const fileSchema = z.object({
  url: z.string(),
  fetchedAt: z.iso.datetime(),
  sha256: z.string(),
  body: z.string(),
});

const storageTimeoutMs = 2_000;

/** Cloud Storage, `last-good/<key>.json`. It helps where it can: its own failures are logged, never thrown. */
export const lastGoodInStorage: LastGood = {
  async read(key) {
    return attempt(`read ${key}`, async () => {
      const [bytes] = await fileOf(key).download();
      const { sha256, ...answer } = fileSchema.parse(JSON.parse(bytes.toString('utf8')));
      if (sha256 !== hashOf(answer.body)) throw new Error('the hash does not fit');
      return answer;
    });
  },

  async fetchedAt(key) {
    return attempt(`look at ${key}`, async () => {
      const [{ metadata }] = await fileOf(key).getMetadata();
      return z.iso.datetime().parse(metadata?.fetchedAt);
    });
  },

  async write(key, answer) {
    await attempt(`store ${key}`, async () => {
      const text = JSON.stringify({ ...answer, sha256: hashOf(answer.body) });
      await fileOf(key).save(text, {
        contentType: 'application/json',
        resumable: false,
        metadata: { metadata: { fetchedAt: answer.fetchedAt } },
      });
    });
  },
};

function fileOf(key: string) {
  return storageBucket().file(`last-good/${key}.json`);
}

function hashOf(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

async function attempt<Value>(what: string, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await withTimeout(work(), storageTimeoutMs);
  } catch (error) {
    if (errorCode(error) !== 404) logFailure(`Could not ${what}`, error);
    return null;
  }
}
