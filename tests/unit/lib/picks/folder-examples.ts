import type { FolderFile, ImportStore } from '@/lib/picks/data/filings/import-folder';

export function folderFile(name: string, content: string | Uint8Array): FolderFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { name, bytes: bytes.length, read: () => Promise.resolve(bytes) };
}

export function memoryStore(
  failAfter = Infinity,
): ImportStore & { objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  return {
    objects,
    paths: () => Promise.resolve([...objects.keys()]),
    read: (path) => Promise.resolve(objects.get(path)!),
    write: (path, bytes) => {
      if (objects.size >= failAfter) return Promise.reject(new Error('interrupted'));
      objects.set(path, bytes);
      return Promise.resolve();
    },
  };
}
