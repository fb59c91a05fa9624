import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { isoDateSchema } from '@/lib/calendar/iso-date-schema';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { readZip } from '@/lib/market-files/zip';
import { largestFileBytes, type FileProblem } from './file-problem';
import type { BadListRow } from './list-rows';
import {
  readImportFile,
  type ImportContent,
  type ImportedFile,
  type ImportTrouble,
} from './imported-file';

/** In Cloud Storage: what was read of the operator's files, some hundred in each object. */
export const importedPrefix = 'picks/files/';

/** Raised when a reader reads more or otherwise: what an older one stored is left aside, and its files are read anew. */
const readerVersion = 3;

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
  /** Rows of lists that were not read, the first of each file; the other rows are stored. */
  badRows: readonly { name: string; rows: readonly BadListRow[] }[];
  /** Files that are no figures of any kind, such as a picture. */
  aside: readonly string[];
  zips: { opened: number; members: number };
};

/** A year of filings of an index is some 150 MB in a zip of 10. All of a zip is in memory at once. */
export const zipLimits = {
  bytes: 64 * 1024 * 1024,
  zipEntries: 5_000,
  inflatedBytes: 256 * 1024 * 1024,
} as const;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** What a Mac adds to a zip. */
const isHidden = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

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
 * where it stopped, and a second one finds nothing to do. One file is in memory at a time, of a zip all its members.
 * @param isCheck stores nothing.
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
  const badRows: { name: string; rows: readonly BadListRow[] }[] = [];
  const zips = { opened: 0, members: 0 };
  const refuse = (name: string, problem: FileProblem, found = '') =>
    troubles.push({ name, troubles: [{ problem, line: null, column: null, found }] });
  const take = async (name: string, content: Uint8Array) => {
    const digest = createHash('sha256').update(content).digest('hex');
    if (digests.has(digest)) {
      known += 1;
      return;
    }
    digests.add(digest);
    const result = readImportFile(name, content, today);
    if (!result.ok) {
      troubles.push({ name, troubles: result.troubles });
      return;
    }
    const { content: said, refused } = result;
    if (result.badRows.length > 0) badRows.push({ name, rows: result.badRows });
    const sequence = stored.length + waiting.length;
    waiting.push({ digest, name, importedOn: today, sequence, content: said, refused });
    if (waiting.length >= filesPerObject) await save();
  };
  const takeZip = async (name: string, content: Uint8Array) => {
    const members = readZip(
      content,
      (entry) => {
        if (isFigures.test(entry) && !isHidden(entry)) return true;
        if (!isHidden(entry)) aside.push(`${name}/${entry}`);
        return false;
      },
      zipLimits,
    );
    if (!members.ok) {
      const { code } = members.problem;
      refuse(name, code === 'too-many-entries' || code === 'inflates-too-much' ? code : 'damaged');
      return;
    }
    if (members.value.size === 0) refuse(name, 'empty-zip');
    zips.opened += 1;
    zips.members += members.value.size;
    for (const [entry, bytes] of members.value) await take(`${name}/${entry}`, bytes);
  };
  const inOrder = folder.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const [index, { name, bytes, read }] of inOrder.entries()) {
    report(index + 1);
    if (!isFigures.test(name)) {
      aside.push(name);
      continue;
    }
    const isNamedZip = /\.zip$/i.test(name);
    if (bytes > (isNamedZip ? zipLimits.bytes : largestFileBytes)) {
      refuse(name, 'too-large', `${bytes} bytes`);
      continue;
    }
    const content = await read();
    // A web page that was saved as a zip is read as what it is.
    if (isNamedZip && isZip(content)) await takeZip(name, content);
    else await take(name, content);
  }
  await save();
  return { stored, added, known, troubles, badRows, aside, zips };
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
