import { join } from 'node:path';

/** The framework and nothing else: what a page of the same version costs before a site adds anything. */
const config = {
  poweredByHeader: false,
  // Next looks for a middleware in the folders above, too; the site's own is not called .jsx.
  pageExtensions: ['jsx'],
  turbopack: { root: join(import.meta.dirname, '..', '..') },
};

export default config;
