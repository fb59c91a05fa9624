import { hintCookieName } from '@/lib/auth/domain/session-limits';
import { pageWithInputs, staticFolders, staticPaths } from '@/lib/navigation/routes';

/** The head of a request, with the names of its headers in small letters, as Node gives them. */
export type RequestHead = {
  method?: string;
  /** The address as it arrived: path and query. */
  url?: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * Pages of which every guest sees the same, and the keys of their queries that choose among views. What a visitor
 * types (a search, an amount, a weight) is left out: few ask for the same, and each answer would take memory.
 */
const pages: readonly { path: RegExp; keys: readonly string[] }[] = [
  { path: /^\/analytics$/, keys: ['tab', 'range', 'demo'] },
  {
    path: /^\/features\/crypto-market$/,
    keys: ['view', 'category', 'cur', 'sort', 'dir', 'page', 'col', 'w'],
  },
  { path: /^\/features\/crypto-market\/(?:compare|schedule-vda)$/, keys: [] },
  { path: /^\/features\/crypto-market\/[a-z0-9][-a-z0-9]{0,79}$/, keys: ['range', 'tab'] },
  {
    path: /^\/features\/mutual-funds$/,
    keys: [
      ...['group', 'amc', 'category', 'plan', 'option', 'age', 'min', 'old'],
      ...['view', 'sort', 'page', 'col', 'compare'],
    ],
  },
  { path: /^\/features\/mutual-funds\/[1-9]\d{0,8}$/, keys: ['tab', 'range', 'chart'] },
  {
    path: /^\/features\/financial-news$/,
    keys: ['view', 'topic', 'about', 'source', 'lang', 'days', 'tips', 'page'],
  },
  { path: /^\/features\/option-trading$/, keys: [] },
  { path: /^\/picks-record$/, keys: [] },
];

/** Longer than any query of chosen views. */
const maxQueryCharacters = 300;
const plainQuery = /^[-\w.,+%=&]*$/;

/**
 * Headers that could change the answer to the same address, or name a copy that the visitor has: such a request
 * goes the usual way. `rsc` and `next-*` ask for a part of a page, a body is for an action.
 */
const otherwise =
  /^(?:rsc|next-.*|content-length|content-type|transfer-encoding|range|if-.*|authorization|purpose|upgrade|x-middleware-.*|x-nextjs-data)$/;

/**
 * Any cookie whose name could be one of a session's: its family, and the note that this browser is signed in. A text that
 * only resembles one makes a page slower, not wrong.
 */
const ofMember = new RegExp(`session|${hintCookieName}`, 'i');

/** The address under which the page of a guest is stored; null for a request that Next answers itself. */
export function guestAddress({ method, url = '', headers }: RequestHead): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (Object.keys(headers).some((name) => otherwise.test(name))) return null;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (isPrerendered(path)) return at < 0 ? path : null;
  if (ofMember.test(String(headers.cookie ?? ''))) return null;
  const page = pages.find((each) => each.path.test(path));
  if (!page || (at >= 0 && !hasOnly(page.keys, url.slice(at + 1)))) return null;
  return url;
}

function hasOnly(keys: readonly string[], query: string): boolean {
  if (query === '' || query.length > maxQueryCharacters || !plainQuery.test(query)) return false;
  return [...new URLSearchParams(query).keys()].every((key) => keys.includes(key));
}

/** A page that is the same for everybody, members too. */
function isPrerendered(path: string): boolean {
  return (
    staticPaths.some((page) => page === path) ||
    pageWithInputs(path) !== null ||
    staticFolders.some(
      (folder) => path.startsWith(folder) && /^[-0-9a-z]{1,80}$/.test(path.slice(folder.length)),
    )
  );
}
