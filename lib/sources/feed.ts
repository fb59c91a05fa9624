import { parseJson } from '@/lib/parse-json';
import type { z } from 'zod';
import type { ProviderId } from '@/lib/env.settings';
import type { CallBudget, PlanPart } from './call-budget';
import type { ReadReport } from './read-report';
import { reasonOf } from './read-rows';
import { SourceError } from './source-error';
import type { Credit } from './sourced';

/** Sources that the operator can switch off (`amfi` of lib/env.ts). */
type SourceSwitch = 'navs' | 'master' | 'averageAum' | 'ter' | 'performance' | 'summary';

export type Provider = Credit & {
  id: ProviderId;
  url: string;
  /** Hosts that a redirect may lead to, besides the host of the base URL; always https. */
  hosts: readonly string[];
  /** For all attempts of one request. */
  timeoutMs: number;
  /** The largest answer, after decompression. */
  maxBytes: number;
  /** The limit of its plan; null without one. */
  budget: CallBudget | null;
};

/** An answer after parsing. `data` is null where the provider answers that it has no such thing. */
export type Reading<T> = {
  data: T | null;
  asOf: string | null;
  /** How well it could be read; left out by readers that read all or nothing. */
  report?: ReadReport;
};

/** Reads an answer piece by piece while it arrives: one that is too long for a text in memory. */
type StreamReader<T> = {
  /** @throws at what makes the whole answer unreadable */
  take(bytes: Uint8Array): void;
  /** After the last piece. @throws as `read` of a feed */
  finish(): Reading<T>;
};

/** One request to one provider, with the reader of its answer. */
export type Feed<T> = {
  provider: Provider;
  /** Small letters, digits, - and /: names the cache entry and the last good answer. */
  key: string;
  /**
   * The kind of its request, shared by similar feeds (the history of each coin); the key where it is left out. Circuit
   * breakers and stored refusals are per kind, so there must be few kinds.
   */
  kind?: string;
  /** What is appended to the provider's base URL. */
  path: string;
  /** Additional request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST; without it the request is a GET. */
  posted?: object;
  /** The operator's switch that turns the feed off; left out where there is none. */
  switch?: SourceSwitch;
  freshForSeconds: number;
  /**
   * Entries of Next's cache end at 2 MB: larger answers are held in memory, per instance. `none` is for a job that
   * stores what it reads: no answer is cached, and no earlier answer is used instead.
   */
  cachedIn: 'cache' | 'memory' | 'none';
  /** Raised with every change of T: an entry that an older release cached is not read as a newer one. */
  version: number;
  /** Where the provider has a budget: essential feeds have their own part of it (`planPartOf`). */
  isEssential: boolean;
  /** The provider answers 404 for what it does not know; elsewhere 404 is an outage (the address moved). */
  canBeMissing: boolean;
  /** Figures as of a time longer ago than this are stale, however recently they were received. */
  staleWhenOlderThanMs: number | null;
  /** Whether an answer is so much smaller than the known one that it must be incomplete. */
  isFragment?(next: T, known: T): boolean;
  /** Decodes the bytes; UTF-8 where it is left out. For providers that may use another encoding. */
  decode?(bytes: Uint8Array, contentType: string | null): string;
  /**
   * Reads an answer. An exception makes the answer an outage, and so does a report in which more than half of the rows
   * were refused.
   */
  read: (body: string, now: Date) => Reading<T>;
  /** For long answers that are not stored: reads the pieces instead of `read`. */
  createReader?(): StreamReader<T>;
};

/** The part of a provider's plan that pays for a feed. A feed that is one of many has a kind. */
export function planPartOf({
  isEssential,
  kind,
}: Pick<Feed<unknown>, 'isEssential' | 'kind'>): PlanPart {
  if (isEssential) return 'essential';
  return kind === undefined ? 'lists' : 'items';
}

/** The reader of a text for a feed that reads pieces. */
export function readerByPieces<T>(createReader: () => StreamReader<T>): Feed<T>['read'] {
  return (body) => {
    const reader = createReader();
    reader.take(Buffer.from(body));
    return reader.finish();
  };
}

/** The reader of JSON with a schema; what passes is translated into the site's own words. */
export function jsonReader<Payload, T>(
  schema: z.ZodType<Payload>,
  translate: (payload: Payload, now: Date) => Reading<T>,
): Feed<T>['read'] {
  return (body, now) => {
    const payload = parseJson(body);
    if (payload === undefined) throw new SourceError('malformed', 'no JSON');
    const checked = schema.safeParse(payload);
    if (checked.success) return translate(checked.data, now);
    throw new SourceError('malformed', reasonOf(checked.error));
  };
}

type Asker = {
  /** The version of the site. */
  version: string;
  /** The keys of CoinGecko's free plan and of a paid one; null for none. */
  coingeckoKey: string | null;
  coingeckoPaidKey: string | null;
};

/** For a host that answers only a browser’s user agent: of NSE, and of the pages of AMFI’s website. */
export const browserHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; Arthayatra)' } as const;

/**
 * The headers of each request to a provider. The user agent is a plain product name: government servers answer
 * 403 to one that holds a URL.
 */
export function providerHeaders(
  { id }: Pick<Provider, 'id'>,
  asker: Asker,
): Record<string, string> {
  return {
    accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
    'user-agent': `Arthayatra/${asker.version}`,
    ...(id === 'coingecko' ? coingeckoKeyHeader(asker) : {}),
  };
}

function coingeckoKeyHeader({ coingeckoKey, coingeckoPaidKey }: Asker): Record<string, string> {
  if (coingeckoPaidKey) return { 'x-cg-pro-api-key': coingeckoPaidKey };
  return coingeckoKey ? { 'x-cg-demo-api-key': coingeckoKey } : {};
}
