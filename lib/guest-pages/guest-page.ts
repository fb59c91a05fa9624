import { noncedContent } from '@/lib/security/inline-content.mjs';
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
  // Coins; not the prices and the picture, which are no pages.
  {
    path: /^\/features\/crypto-market\/(?!prices$|opengraph-image)[a-z0-9][-a-z0-9]{0,79}$/,
    keys: ['range', 'tab'],
  },
  {
    path: /^\/features\/mutual-funds$/,
    keys: [
      'group',
      'amc',
      'category',
      'plan',
      'option',
      'age',
      'min',
      'old',
      'view',
      'sort',
      'page',
      'col',
      'compare',
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

/** What the site answered to a guest's request for a page. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  html: string;
};

export type GuestPage = {
  headers: Readonly<Record<string, string | string[]>>;
  html: string;
  isBrief: boolean;
};

/** Headers about one connection, or about the encoding of the bytes. */
const ofTransfer =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|date|trailer|set-cookie)$/;

/**
 * Rendering that went wrong after the answer had begun, a redirect that had to be written into the document, and an
 * answer that broke off.
 */
const failed = /data-dgst=|<!--\$!-->|__next_error__|__next-page-redirect|NEXT_REDIRECT/;
const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** React's place for a part that came after the first bytes: visitors without scripts see its skeleton. */
const latePart = '<template id="B:';

/**
 * The page as it is sent to every guest; null for an answer that must not be stored. A page rendered for one nonce
 * names its scripts by their hashes instead, and only those that carried the nonce: a script that a fault wrote into
 * the page stays forbidden.
 */
export function guestPageOf({ status, headers, html }: Answer): GuestPage | null {
  const policy = headers['content-security-policy'];
  const type = headers['content-type'];
  if (status !== 200 || headers['set-cookie'] !== undefined) return null;
  if (typeof policy !== 'string' || typeof type !== 'string') return null;
  if (!/^text\/html\b/i.test(type) || failed.test(html) || !isWhole(html)) return null;
  const isBrief = html.includes('data-outage=') || html.includes(latePart);
  const nonce = /'nonce-([A-Za-z0-9+/]{22}==)'/.exec(policy)?.[1];
  if (nonce === undefined) {
    // A prerendered page: its policy has hashes already.
    if (!policy.includes("'sha256-") || namesNonce(policy)) return null;
    return { headers: headersToStore(headers, policy), html, isBrief };
  }
  const hashed = hashedPolicy(policy, nonce, html);
  if (hashed === null) return null;
  return {
    headers: headersToStore(headers, hashed, (text) => withoutNonce(text, nonce)),
    html: withoutNonce(html, nonce),
    isBrief,
  };
}

function hashedPolicy(policy: string, nonce: string, html: string): string | null {
  const { scriptHashes, styleHashes } = noncedContent(html, nonce, placeholder);
  if (scriptHashes.length === 0) return null;
  const hashed = policy
    .replace(`'nonce-${nonce}' 'strict-dynamic'`, scriptHashes.join(' '))
    .replace(`'nonce-${nonce}'`, styleHashes.join(' '))
    .replace(/ {2,}/g, ' ');
  return namesNonce(hashed) ? null : hashed;
}

function namesNonce(policy: string): boolean {
  return /'nonce-|'strict-dynamic'/.test(policy);
}

/** As long as a nonce, so that the lengths that React writes into the document stay right. No policy names it. */
const placeholder = `${'A'.repeat(22)}==`;

function withoutNonce(text: string, nonce: string): string {
  return text.replaceAll(nonce, placeholder);
}

function headersToStore(
  headers: Answer['headers'],
  policy: string,
  rewrite = (text: string) => text,
): GuestPage['headers'] {
  const stored = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofTransfer.test(name)
      ? []
      : [[name, typeof value === 'string' ? rewrite(value) : value.map(rewrite)] as const],
  );
  const vary = [headers.vary ?? []].flat().join(', ');
  return {
    ...Object.fromEntries(stored),
    'content-security-policy': policy,
    vary: /accept-encoding/i.test(vary)
      ? vary
      : [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
  };
}
