const inDocument = /\/_next\/static\/[\w./~%@-]+/g;
/** How a built script names the ones that it fetches when they are needed. */
const inScript = /(?<=["'`])static\/[\w./~%@-]+\.(?:js|css)(?=["'`])/g;
/** How a built style sheet names its fonts, relative to itself. */
const inStyles = /url\(["']?(\.\.\/[\w./~%@-]+)["']?\)/g;

/** Addresses of the built files that a document names: scripts, styles, fonts. */
export function assetsOfDocument(html: string): string[] {
  return unique([...html.matchAll(inDocument)].map(([path]) => path.replace(/\\$/, '')));
}

/** Addresses of further built files that a built file names. */
export function assetsOfAsset(path: string, text: string): string[] {
  if (path.endsWith('.js')) {
    return unique([...text.matchAll(inScript)].map(([name]) => `/_next/${name}`));
  }
  if (!path.endsWith('.css')) return [];
  return unique(
    [...text.matchAll(inStyles)].map(
      ([, name = '']) => new URL(name, new URL(path, 'https://any.example')).pathname,
    ),
  );
}

const unique = (paths: readonly string[]) => [...new Set(paths)];
