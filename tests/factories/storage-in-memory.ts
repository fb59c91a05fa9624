type SaveOptions = {
  preconditionOpts?: { ifGenerationMatch?: number | string };
  metadata?: { metadata?: Record<string, string> };
};

const failure = (message: string, code: number) => Object.assign(new Error(message), { code });

/**
 * A bucket of Cloud Storage whose objects are in a map, the options of each beside them. A file has a new generation with each
 * `save`, which fails where it names another one.
 */
export function storageInMemory() {
  const files = new Map<string, Buffer>();
  const optionsOf = new Map<string, SaveOptions>();
  const saves = new Map<string, number>();
  const generationOf = (name: string) => (files.has(name) ? (saves.get(name) ?? 1) : 0);
  const found = (name: string) => {
    const bytes = files.get(name);
    if (!bytes) throw failure('not there', 404);
    return bytes;
  };
  const metadataOf = (name: string) => ({
    generation: String(generationOf(name)),
    metadata: optionsOf.get(name)?.metadata?.metadata,
  });
  const bucket = {
    file: (name: string) => ({
      exists: async () => [files.has(name)],
      save: async (content: Buffer | string, options: SaveOptions = {}) => {
        const { ifGenerationMatch: wanted } = options.preconditionOpts ?? {};
        if (wanted !== undefined && Number(wanted) !== generationOf(name)) {
          throw failure('another generation', 412);
        }
        saves.set(name, generationOf(name) + 1);
        files.set(name, Buffer.from(content));
        optionsOf.set(name, options);
      },
      download: async () => [found(name)],
      getMetadata: async () => [found(name) && metadataOf(name)],
      delete: async () => files.delete(name),
    }),
    getFiles: async ({ prefix }: { prefix: string }) => [
      [...files.keys()]
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ name, metadata: metadataOf(name) })),
    ],
  };
  return { bucket, files, optionsOf };
}
