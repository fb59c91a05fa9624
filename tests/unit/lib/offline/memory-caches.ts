/** The browser's caches, as far as the code uses them, in memory. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: string | { url: string }) =>
      entries.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone(),
    put: async (path: string, response: Response) => void entries.set(path, response),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map((path) => ({ url: `https://site.example${path}` })),
  });
  return {
    names: () => [...all.keys()],
    keys: async () => [...all.keys()],
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
  };
}
