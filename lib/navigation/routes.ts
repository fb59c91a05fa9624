import { hindiPaths } from './in-language';

/**
 * Route access: which visitors may open which paths. The table is complete from the start, also for planned pages, so
 * that each page is protected from its first release. Paths are lower case and without a trailing slash.
 */
export type Access = 'open' | 'members' | 'guests';

/** Exact paths, and prefixes (ending in /) whose pages share an access. */
const accessByPath: Readonly<Record<string, Access>> = {
  '/analytics': 'open',
  '/component': 'open',
  '/component/': 'open',
  '/premium-services': 'open',
  '/premium-services/enquiries': 'members',
  '/forms': 'open',
  '/tables': 'open',
  '/buy-me-coffee': 'open',
  '/privacy-policy': 'open',
  '/shipping-delivery-policy': 'open',
  '/auth/signup': 'guests',
  '/auth/signin': 'guests',
  '/auth/reset-password': 'guests',
  '/auth/action': 'open',
  '/features/crypto-market': 'open',
  '/features/crypto-market/': 'open',
  '/features/sip-calculator': 'open',
  '/features/stock-picks': 'members',
  '/features/stock-picks/': 'members',
  '/features/mutual-funds': 'open',
  '/features/mutual-funds/': 'open',
  '/features/financial-news': 'open',
  '/features/consultation': 'open',
  '/features/consultation/': 'open',
  '/features/consultation/bookings': 'members',
  '/features/consultation/bookings/': 'members',
  '/features/income-tax-calculator': 'open',
  '/features/option-trading': 'open',
  '/features/financial-education': 'members',
  '/features/financial-education/': 'members',
  '/account': 'members',
  '/account/': 'members',
  '/search': 'open',
  '/offline': 'open',
  '/hi/offline': 'open',
  '/unavailable': 'open',
  '/picks-record': 'open',
  '/certificates/': 'open',
  '/glossary': 'open',
  '/glossary/': 'open',
  '/learn': 'open',
  '/learn/': 'open',
  ...Object.fromEntries(hindiPaths.map((path) => [`/hi${path}`, 'open'] as const)),
};

/** What Next calls a page's picture for shared links, as the source of an expression. */
export const pictureName = 'opengraph-image(?:-[0-9a-z]+)?';

export const homePath = '/analytics';
export const signInPath = '/auth/signin';
/** The page shown while a members' page cannot be read. */
export const unavailablePath = '/unavailable';

/** The access of a canonical path; null when the site has no such page. */
export function accessOf(path: string): Access | null {
  const exact = accessByPath[path];
  if (exact) return exact;
  const prefix = path.slice(0, path.indexOf('/', path.indexOf('/', 1) + 1) + 1);
  const short = path.slice(0, path.indexOf('/', 1) + 1);
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  return ownAccess(parent) ?? ownAccess(prefix) ?? ownAccess(short);
}

/** The pattern of a page of the site: its own path, or `/glossary/*` for what lies below one. Null for no page. */
export function pagePattern(path: string): string | null {
  if (Object.hasOwn(accessByPath, path) && !path.endsWith('/')) return path;
  const [, first = '', second = ''] = path.split('/');
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const below = [parent, `/${first}/${second}/`, `/${first}/`].find(
    (prefix) => path.startsWith(prefix) && path !== prefix && Object.hasOwn(accessByPath, prefix),
  );
  return below ? `${below}*` : null;
}

function ownAccess(prefix: string): Access | null {
  return prefix.length > 1 && Object.hasOwn(accessByPath, prefix)
    ? (accessByPath[prefix] ?? null)
    : null;
}

const englishStaticPaths: readonly string[] = [
  '/buy-me-coffee',
  '/component',
  '/features/income-tax-calculator',
  '/glossary',
  '/learn',
  '/offline',
  '/tables',
  '/privacy-policy',
  '/shipping-delivery-policy',
];

/** Pages that are the same for all visitors and are prerendered; the middleware's matcher leaves them out. */
export const staticPaths: readonly string[] = [
  ...englishStaticPaths,
  '/hi/offline',
  ...hindiPaths.filter((path) => englishStaticPaths.includes(path)).map((path) => `/hi${path}`),
];

/** Folders whose every page is prerendered, too; what they lack is redirected by next.config.ts (static-pages.ts). */
export const staticFolders = ['/component/', '/glossary/', '/learn/'] as const;

/**
 * Prerendered pages whose address may hold inputs, with the page that answers then, from the same view. The middleware
 * leads to it when there is a query, and when a form is sent.
 */
const withInputs: Readonly<Record<string, string>> = {
  '/features/sip-calculator': '/features/sip-calculator/with-inputs',
  '/hi/features/sip-calculator': '/hi/features/sip-calculator/with-inputs',
};

/** The page that answers at `path` where the address holds inputs; null for a path that has none of its own. */
export function pageWithInputs(path: string): string | null {
  return Object.hasOwn(withInputs, path) ? (withInputs[path] ?? null) : null;
}

/** The page to which such a page belongs. Its own address redirects there. */
function pageWithoutInputs(canonical: string): string | null {
  return Object.keys(withInputs).find((page) => withInputs[page] === canonical) ?? null;
}

/**
 * Pages of single things (a coin, a scheme) of which only a source knows whether they exist. A page cannot set its
 * own status, and `notFound()` leaves the document empty until scripts run (Next 16.4). An unknown thing is therefore
 * redirected to an address for which the middleware answers 404.
 */
const pagesOfOneItem: readonly string[] = [
  '/certificates',
  '/component',
  '/features/consultation/bookings',
  '/features/crypto-market',
  '/features/financial-education',
  '/features/mutual-funds',
  '/features/stock-picks',
  '/glossary',
  '/learn',
];

/** The "not found" address of a page of single things. */
export function missingPathOf(page: string, thing: string): string {
  return `${page}/missing/${encodeURIComponent(thing)}`;
}

/** The "not found" address for a path that the middleware let through and that no page has. */
export function missingAddressOf(path: string): string {
  const page = pagesOfOneItem.find((each) => path.startsWith(`${each}/`)) ?? '';
  return missingPathOf(page, path.slice(page.length + 1));
}

export function isMissingPath(path: string): boolean {
  return pagesOfOneItem.some((page) => path.startsWith(`${page}/missing/`));
}

/**
 * The redirect for a prerendered page whose path is spelled in an unusual way and therefore reaches the middleware: to
 * the same name in plain letters or, in a folder, to the page for an unknown name; and for the page with another page's
 * inputs. Null for any other path.
 */
export function plainPathOf(path: string, canonical: string): string | null {
  const page = pageWithoutInputs(canonical);
  if (page !== null) return page;
  const isEscaped = path.includes('%') && pageWithInputs(canonical) !== null;
  const folder = staticFolders.find((each) => canonical.startsWith(each));
  if (!folder) return isEscaped ? canonical : null;
  const name = canonical.slice(folder.length);
  if (name.includes('/')) return null;
  const plain = /^[-0-9a-z]+$/.test(name) ? canonical : missingPathOf(folder.slice(0, -1), name);
  return plain === path ? null : plain;
}

export const memberPaths: readonly string[] = Object.keys(accessByPath).filter(
  (path) => accessByPath[path] === 'members',
);

/** Open pages that search engines should know. The pages themselves say `noindex` where this says no. */
export function isIndexed(path: string): boolean {
  const isForOneVisitor =
    ['/search', '/offline', '/hi/offline', unavailablePath].includes(path) ||
    path.startsWith('/auth/');
  return accessOf(path) === 'open' && !isForOneVisitor;
}
