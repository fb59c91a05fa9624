import { setRecent } from '@/lib/memoize';

/** What the cache must know of a page; the rest is the caller's. */
export type Cacheable = {
  bytes: number;
  /** It says that a source does not answer, or lacks a part that came late: soon there will be a better one. */
  isBrief: boolean;
};

type Entry<Page> = { page: Page; loadedAtMs: number; lifetimeMs: number };

/** The longest use of a short-lived page. */
const briefMs = 5_000;
/** Pages that are loaded at the same time; further ones take the usual way. */
const maxLoads = 8;
/** Addresses that were requested once, or whose page cannot be stored. */
const maxNotes = 5_000;
/** Memory of an entry besides its bytes: headers, address, the entry itself. */
const overheadBytes = 4_000;

/**
 * Pages by address, the least recently requested dropped first. A page is never older than `lifetimeMs`: from half of that on
 * it is loaded again while visitors still get the stored one, so that no visitor waits and there is one load at a time.
 * An address is loaded once it was requested twice in that time: a crawler that reads ten thousand pages once stores none.
 */
export function createPageCache<Page extends Cacheable>({
  load,
  lifetimeMs,
  maxBytes,
  now,
}: {
  /** Null, or a failure, for what must not be stored. */
  load: (address: string) => Promise<Page | null>;
  lifetimeMs: number;
  maxBytes: number;
  now: () => number;
}) {
  const entries = new Map<string, Entry<Page>>();
  const loads = new Map<string, Promise<Page | null>>();
  /** Until when an address counts as requested once. */
  const requested = new Map<string, number>();
  /** Until when an address is not loaded again. */
  const refused = new Map<string, number>();
  let storedBytes = 0;

  /** The page, a promise of it while it is being loaded, or null where the request takes the usual way. */
  function find(address: string): Page | Promise<Page | null> | null {
    const entry = entries.get(address);
    const ageMs = entry ? now() - entry.loadedAtMs : Infinity;
    // A page from before the clock was set back has no known age.
    if (entry && ageMs >= 0 && ageMs < entry.lifetimeMs) {
      entries.delete(address);
      entries.set(address, entry);
      if (ageMs >= entry.lifetimeMs / 2) void startLoad(address);
      return entry.page;
    }
    if (entry) drop(address);
    return loads.get(address) ?? (isWorthLoading(address) ? startLoad(address) : null);
  }

  function isWorthLoading(address: string): boolean {
    if ((refused.get(address) ?? 0) > now()) return false;
    if ((requested.get(address) ?? 0) > now()) return true;
    note(requested, address);
    return false;
  }

  function startLoad(address: string): Promise<Page | null> | null {
    const running = loads.get(address);
    if (running) return running;
    if (loads.size >= maxLoads || (refused.get(address) ?? 0) > now()) return null;
    const started = loadAndStore(address).finally(() => loads.delete(address));
    loads.set(address, started);
    return started;
  }

  async function loadAndStore(address: string): Promise<Page | null> {
    // The page is as old as its figures, which may be read at the beginning.
    const loadedAtMs = now();
    const page = await load(address).catch(() => null);
    if (page && page.bytes + overheadBytes <= maxBytes / 4) store(address, page, loadedAtMs);
    else note(refused, address);
    return page;
  }

  function store(address: string, page: Page, loadedAtMs: number): void {
    drop(address);
    const lifetime = page.isBrief ? Math.min(briefMs, lifetimeMs) : lifetimeMs;
    entries.set(address, { page, loadedAtMs, lifetimeMs: lifetime });
    storedBytes += page.bytes + overheadBytes;
    for (const oldest of entries.keys()) {
      if (storedBytes <= maxBytes) break;
      drop(oldest);
    }
  }

  function drop(address: string): void {
    const entry = entries.get(address);
    if (!entry) return;
    entries.delete(address);
    storedBytes -= entry.page.bytes + overheadBytes;
  }

  function note(notes: Map<string, number>, address: string): void {
    setRecent(notes, address, now() + lifetimeMs, maxNotes);
  }

  return { find };
}
