import { staticFolders, staticPaths } from './routes';

/** The site's own files, by the names under which Next serves them. */
const files =
  /^\/(?:_next\/static\/.*|favicon\.ico|avatar\.svg|manifest\.webmanifest|robots\.txt|sitemap\.xml|sw\.js|market-files\.js|(?:icon|apple-icon|opengraph-image)(?:[-.][-.0-9a-z]+)?)$/;

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
