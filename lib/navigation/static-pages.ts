import { missingPathOf, pictureName, staticFolders, staticPaths } from './routes';

/** The site's own files, by the names under which Next serves them. */
const files =
  /^\/(?:_next\/static\/.*|favicon\.ico|avatar\.svg|manifest\.webmanifest|robots\.txt|sitemap\.xml|sw\.js|market-files\.js|statements\.js|(?:icon|apple-icon|opengraph-image)(?:[-.][-.0-9a-z]+)?)$/;

/** Whether a path, as it arrived, is that of a file or of a page that is the same for all visitors. */
export function isStaticAddress(path: string): boolean {
  const isPage = staticPaths.some((page) => page === path);
  return isPage || isInFolder(path) || files.test(path);
}

function isInFolder(path: string): boolean {
  return staticFolders.some(
    (folder) => path.startsWith(folder) && /^[-0-9a-z]+$/.test(path.slice(folder.length)),
  );
}

/** A host may refuse an expression of more than 4,096 characters. */
const maxSourceCharacters = 4_000;

/**
 * Redirects for next.config.ts: in a folder of prerendered pages, every plain name without a page leads to the page
 * that says so. Next would answer it with an empty document and without a policy. Next tries each redirect on every
 * request, so there are few: each expression has as many of the first letters as fit.
 */
export function missingRedirects(folder: (typeof staticFolders)[number], names: readonly string[]) {
  const page = folder.slice(0, -1);
  const letters = [...'-0123456789abcdefghijklmnopqrstuvwxyz'];
  // The folder's own page has a picture.
  const taken = [...names, pictureName];
  const unused = letters.filter((letter) => !taken.some((name) => name.startsWith(letter)));
  const patterns = letters
    .filter((letter) => !unused.includes(letter))
    .map((letter) => {
      const known = taken.filter((name) => name.startsWith(letter)).join('|');
      return `(?!(?:${known})$)${letter}[-0-9a-z]*`;
    });
  if (unused.length > 0) patterns.push(`[${unused.join('')}][-0-9a-z]*`);
  return joined(patterns, maxSourceCharacters - folder.length - ':name()'.length).map(
    (pattern) => ({
      source: `${folder}:name(${pattern})`,
      destination: missingPathOf(page, ':name').replace('%3A', ':'),
      permanent: false,
    }),
  );
}

/** Joins the patterns to few alternatives, each of at most the given number of characters. */
function joined(patterns: readonly string[], max: number): string[] {
  const all: string[] = [];
  for (const pattern of patterns) {
    const longer = `${all.at(-1)}|${pattern}`;
    if (all.length > 0 && longer.length <= max) all.splice(-1, 1, longer);
    else all.push(pattern);
  }
  return all;
}

/** The pages of the component kit. */
export const kitPath = '/component';
export const foundationsId = 'foundations';

/** The name of each page below `kitPath`. `entries`: the examples by name. */
export function partIds(entries: object): readonly string[] {
  return [foundationsId, ...Object.keys(entries)];
}

export function partPath(id: string): string {
  return `${kitPath}/${id}`;
}
