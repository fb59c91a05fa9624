import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { largestFileBytes } from './file-text';
import {
  readImportFile,
  type ImportContent,
  type ImportedFile,
  type ImportTrouble,
} from './imported-file';

/** In Cloud Storage: what was read of the operator's files, some hundred in each object. */
export const importedPrefix = 'picks/files/';

/** Raised when a reader reads more or otherwise: what an older one stored is left aside, and its files are read anew. */
const readerVersion = 1;

const filesPerObject = 200;
const mostBytes = 200 * 1024 * 1024;

/** Where imported files are stored; paths begin with `importedPrefix`. */
export type ImportStore = {
  paths: () => Promise<readonly string[]>;
  read: (path: string) => Promise<Uint8Array>;
  write: (path: string, bytes: Uint8Array) => Promise<void>;
};

export type FolderFile = { name: string; bytes: number; read: () => Promise<Uint8Array> };

export type FolderImport = {
  /** All files that are stored now, the earlier ones included. */
  stored: readonly ImportedFile[];
  added: number;
  /** Files of the folder that were stored before. */
  known: number;
  /** Files that were not read, and why. Nothing of them is stored. */
  troubles: readonly { name: string; troubles: readonly ImportTrouble[] }[];
  /** Files that are no figures of any kind, such as a picture. */
  aside: readonly string[];
};

const isFigures = /\.(?:xml|xbrl|json|csv|txt|zip|html?)$/i;

const objectSchema = z.object({
  version: z.literal(readerVersion),
  files: z.array(
    z.object({
      digest: z.string().regex(/^[0-9a-f]{64}$/),
      name: z.string(),
      importedOn: isoDateSchema,
      sequence: z.int().min(0),
      content: z.custom<ImportContent>((value) => typeof value === 'object' && value !== null),
      refused: z.int().min(0),
    }),
  ),
});

const versionSchema = z.object({ version: z.int().min(1) });

/**
 * Reads the files of a folder that are not stored yet, and stores them some hundred at a time: an interrupted run goes on
 * where it stopped, and a second one finds nothing to do. One file is in memory at a time. @param isCheck stores nothing.
 */
export async function importFolder(
  folder: readonly FolderFile[],
  store: ImportStore,
  {
    today,
    isCheck = false,
    report = () => {},
  }: { today: IsoDate; isCheck?: boolean; report?: (read: number) => void },
): Promise<FolderImport> {
  const stored: ImportedFile[] = [];
  for (const path of await store.paths())
    stored.push(...(await readObject(await store.read(path))));
  const digests = new Set(stored.map(({ digest }) => digest));
  const troubles: { name: string; troubles: readonly ImportTrouble[] }[] = [];
  const aside: string[] = [];
  let known = 0;
  let added = 0;
  let waiting: ImportedFile[] = [];
  const save = async () => {
    if (waiting.length === 0) return;
    if (!isCheck) await store.write(pathOf(waiting), await writeObject(waiting));
    stored.push(...waiting);
    added += waiting.length;
    waiting = [];
  };
  const inOrder = folder.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const [index, { name, bytes, read }] of inOrder.entries()) {
    report(index + 1);
    if (!isFigures.test(name)) {
      aside.push(name);
      continue;
    }
    if (bytes > largestFileBytes) {
      troubles.push({
        name,
        troubles: [{ problem: 'too-large', line: null, column: null, found: `${bytes} bytes` }],
      });
      continue;
    }
    const content = await read();
    const digest = createHash('sha256').update(content).digest('hex');
    if (digests.has(digest)) {
      known += 1;
      continue;
    }
    digests.add(digest);
    const result = readImportFile(name, content, today);
    if (!result.ok) {
      troubles.push({ name, troubles: result.troubles });
      continue;
    }
    const { content: said, refused } = result;
    const sequence = stored.length + waiting.length;
    waiting.push({ digest, name, importedOn: today, sequence, content: said, refused });
    if (waiting.length >= filesPerObject) await save();
  }
  await save();
  return { stored, added, known, troubles, aside };
}

/** Says which files and under which name: the same ones make the same, others another. */
export function fingerprintOf(universeName: string, files: readonly ImportedFile[]): string {
  const digests = files.map(({ digest }) => digest).sort();
  return createHash('sha256')
    .update([universeName, `reader ${readerVersion}`, ...digests].join('\n'))
    .digest('hex');
}

function pathOf(files: readonly ImportedFile[]): string {
  return `${importedPrefix}${fingerprintOf('', files).slice(0, 32)}.json.gz`;
}

function writeObject(files: readonly ImportedFile[]): Promise<Buffer> {
  return gzipJson({ version: readerVersion, files });
}

async function readObject(bytes: Uint8Array): Promise<ImportedFile[]> {
  const value = await gunzipJson(bytes, mostBytes);
  const { version } = versionSchema.parse(value);
  return version === readerVersion ? objectSchema.parse(value).files : [];
}
