import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { gunzipJson, gzipJson } from '@/lib/gzip-json';
import { isZip, readZip } from '@/lib/market-files/zip';
import { compareTexts } from '@/lib/text/compare-texts';
import { maxFileBytes, type FileProblem } from './file-problem';
import type { BadListRow } from './list-rows';
import {
  importedFileSchema,
  readImportFile,
  type ImportedFile,
  type ImportTrouble,
} from './imported-file';

/** In Cloud Storage: what was read of the operator's files, some hundred in each object. */
export const importedPrefix = 'picks/files/';

/** Version of the readers. Raise it when a reader changes: stored files of older versions are ignored and read again. */
const readerVersion = 6;

const filesPerObject = 200;
const maxBytes = 200 * 1024 * 1024;

/** Where imported files are stored; paths begin with `importedPrefix`. */
export type ImportStore = {
  paths: () => Promise<readonly string[]>;
  read: (path: string) => Promise<Uint8Array>;
  write: (path: string, bytes: Uint8Array) => Promise<void>;
};

export type FolderFile = { name: string; bytes: number; read: () => Promise<Uint8Array> };

type FolderImport = {
  /** All files that are stored now, the earlier ones included. */
  stored: readonly ImportedFile[];
  added: number;
  /** Files of the folder that were stored before. */
  known: number;
  /** Files that were not read, and why. Nothing of them is stored. */
  troubles: readonly { name: string; troubles: readonly ImportTrouble[] }[];
  /** Rows of lists that were not read, the first of each file; the other rows are stored. */
  badRows: readonly { name: string; rows: readonly BadListRow[] }[];
  /** Files without figures, such as pictures. */
  aside: readonly string[];
  zips: { opened: number; members: number };
};

/** A year of filings of an index is some 150 MB in a zip of 10. All of a zip is in memory at once. */
export const zipLimits = {
  bytes: 64 * 1024 * 1024,
  zipEntries: 5_000,
  inflatedBytes: 256 * 1024 * 1024,
} as const;

/** What a Mac adds to a zip. */
const isHidden = (name: string) => /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);

const isFigures = /\.(?:xml|xbrl|json|csv|txt|zip|html?)$/i;

const objectSchema = z.object({
  version: z.literal(readerVersion),
  files: z.array(importedFileSchema),
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
  const before = stored.length;
  const digests = new Set(stored.map(({ digest }) => digest));
  const troubles: { name: string; troubles: readonly ImportTrouble[] }[] = [];
  const badRows: { name: string; rows: readonly BadListRow[] }[] = [];
  const aside: string[] = [];
  const zips = { opened: 0, members: 0 };
  let known = 0;
  let waiting: ImportedFile[] = [];
  const save = async () => {
    if (waiting.length === 0) return;
    if (!isCheck) await store.write(pathOf(waiting), await writeObject(waiting));
    stored.push(...waiting);
    waiting = [];
  };
  for await (const entry of entriesOf(folder, report)) {
    const { name } = entry;
    if (entry.kind === 'aside') aside.push(name);
    if (entry.kind === 'refused') {
      const { problem, found } = entry;
      troubles.push({ name, troubles: [{ problem, line: null, column: null, found }] });
    }
    if (entry.kind === 'zip') {
      zips.opened += 1;
      zips.members += entry.members;
    }
    if (entry.kind !== 'file') continue;
    const digest = createHash('sha256').update(entry.bytes).digest('hex');
    if (digests.has(digest)) {
      known += 1;
      continue;
    }
    digests.add(digest);
    const read = readImportFile(name, entry.bytes, today);
    if (!read.ok) {
      troubles.push({ name, troubles: read.problem });
      continue;
    }
    const { content, refused, badRows: rows } = read.value;
    if (rows.length > 0) badRows.push({ name, rows });
    const sequence = stored.length + waiting.length;
    waiting.push({ digest, name, importedOn: today, sequence, content, refused });
    if (waiting.length >= filesPerObject) await save();
  }
  await save();
  return { stored, added: stored.length - before, known, troubles, badRows, aside, zips };
}

type FolderEntry = { name: string } & (
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'zip'; members: number }
  | { kind: 'refused'; problem: FileProblem; found: string }
  | { kind: 'aside' }
);

/** The files of a folder by name, those in its zips included. */
async function* entriesOf(
  folder: readonly FolderFile[],
  report: (read: number) => void,
): AsyncGenerator<FolderEntry> {
  const inOrder = folder.toSorted((one, other) => compareTexts(one.name, other.name));
  for (const [index, { name, bytes: size, read }] of inOrder.entries()) {
    report(index + 1);
    const isNamedZip = /\.zip$/i.test(name);
    if (!isFigures.test(name)) yield { name, kind: 'aside' };
    else if (size > (isNamedZip ? zipLimits.bytes : maxFileBytes)) {
      yield { name, kind: 'refused', problem: 'too-large', found: `${size} bytes` };
    } else {
      const bytes = await read();
      // A web page that was saved as a zip is read as what it is.
      if (isNamedZip && isZip(bytes)) yield* entriesOfZip(name, bytes);
      else yield { name, kind: 'file', bytes };
    }
  }
}

function* entriesOfZip(name: string, zip: Uint8Array): Generator<FolderEntry> {
  const aside: string[] = [];
  const members = readZip(
    zip,
    (entry) => {
      if (isHidden(entry)) return false;
      if (!isFigures.test(entry)) aside.push(`${name}/${entry}`);
      return isFigures.test(entry);
    },
    zipLimits,
  );
  for (const entry of aside) yield { name: entry, kind: 'aside' };
  if (!members.ok) {
    const { code } = members.problem;
    const problem = code === 'too-many-entries' || code === 'inflates-too-much' ? code : 'damaged';
    yield { name, kind: 'refused', problem, found: '' };
    return;
  }
  if (members.value.size === 0) yield { name, kind: 'refused', problem: 'empty-zip', found: '' };
  yield { name, kind: 'zip', members: members.value.size };
  for (const [entry, bytes] of members.value) {
    yield { name: `${name}/${entry}`, kind: 'file', bytes };
  }
}

/** A hash of the files and the name of the universe. */
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
  const value = await gunzipJson(bytes, maxBytes);
  const { version } = versionSchema.parse(value);
  return version === readerVersion ? objectSchema.parse(value).files : [];
}
