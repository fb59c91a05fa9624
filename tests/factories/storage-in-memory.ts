/** A bucket of Cloud Storage whose objects are in a map. */
export function storageInMemory() {
  const files = new Map<string, Buffer>();
  const bucket = {
    file: (name: string) => ({
      save: async (bytes: Buffer) => {
        files.set(name, bytes);
      },
      download: async () => {
        const bytes = files.get(name);
        if (!bytes) throw Object.assign(new Error('not there'), { code: 404 });
        return [bytes];
      },
    }),
    getFiles: async ({ prefix }: { prefix: string }) => [
      [...files.keys()].filter((name) => name.startsWith(prefix)).map((name) => ({ name })),
    ],
  };
  return { bucket, files };
}
