import { z } from 'zod';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import type { Company } from '@/lib/picks/domain/company/company';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import type { UniverseIdentity } from '@/lib/picks/domain/company/universe';
import { universeIdentitySchema } from '@/lib/picks/domain/record/record-entry';

/** In Cloud Storage: what the site screens. Replaced as a whole, so that no page ever reads half an import. */
export const universePath = 'picks/universe.json.gz';

/** 5,000 companies of ten years are 30 MB. */
const mostBytes = 200 * 1024 * 1024;

export type StoredUniverse = {
  identity: UniverseIdentity;
  companies: readonly Company[];
  actions: readonly CorporateAction[];
};

/** The companies and actions were checked by the readers of the import and are not checked again. */
const schema = z.object({
  version: z.literal(1),
  identity: universeIdentitySchema,
  companies: z.custom<Company[]>(Array.isArray),
  actions: z.custom<CorporateAction[]>(Array.isArray),
});

export function writeUniverseFile({
  identity,
  companies,
  actions,
}: StoredUniverse): Promise<Buffer> {
  return gzipJson({ version: 1, identity, companies, actions });
}

/** @throws where the file is damaged or of another version. */
export async function readUniverseFile(bytes: Uint8Array): Promise<StoredUniverse> {
  const { identity, companies, actions } = schema.parse(await gunzipJson(bytes, mostBytes));
  return { identity, companies, actions };
}
