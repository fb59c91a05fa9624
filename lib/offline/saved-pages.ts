import { staticFolders, staticPaths } from '@/lib/navigation/routes';

/** Shown for a page that can neither be fetched nor found in the cache. */
export const offlinePath = '/offline';

/** The same for every guest while their address has no query; with one the server draws its inputs. */
const calculators: readonly string[] = ['/features/sip-calculator', '/features/option-trading'];

/** Cached at the first visit to any page. */
export const precachedPaths: readonly string[] = [
  offlinePath,
  ...calculators,
  '/features/income-tax-calculator',
  '/glossary',
  '/learn',
];

const lessonPattern =
  /^\/features\/financial-education\/(?!missing\/|notes\/|scam-clinic\/)[a-z0-9-]+\/[a-z0-9-]+$/;

/** A page that is the same for all visitors and works without the network. */
export function isSavedPage(path: string): boolean {
  const english = withoutLanguage(path);
  return (
    staticPaths.some((page) => page === path || page === english) ||
    calculators.includes(english) ||
    staticFolders.some((folder) => english.startsWith(folder))
  );
}

/** Whether the server draws another page for another query. */
export function changesWithQuery(path: string): boolean {
  return calculators.includes(withoutLanguage(path));
}

/** A lesson of a member, as /features/financial-education/tax/two-regimes. */
export function isLesson(path: string): boolean {
  return lessonPattern.test(withoutLanguage(path));
}

/** Hindi pages are at /hi/<path>. */
function withoutLanguage(path: string): string {
  return path.replace(/^\/hi(?=\/)/, '');
}
