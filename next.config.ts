import { availableParallelism } from 'node:os';
import createMdx from '@next/mdx';
import type { NextConfig } from 'next';
import { PHASE_TEST } from 'next/constants';
import { examples } from './lib/messages/en/examples';
import { partIds, missingRedirects } from '@/lib/navigation/static-pages';
import { checkEnvironment } from './lib/env.check';
import { pathSlugs } from '@/lib/education/domain/course-paths';
import { glossaryEntries } from './lib/education/data/glossary-files';
import { maxActionBytes } from './lib/security/body-limits';
import { assetHeaders, securityHeaders, staticPolicyHeaders } from './lib/security/headers';

const siteUrl = process.env.SITE_URL ?? '';

/**
 * Set by scripts/build.mjs for `npm run demo` and the browser tests. `npm test` checks the types itself, and a build from
 * a clean clone reads no cache: checking and writing one take a third of such a build.
 */
const isLocalBuild = process.env.LOCAL_BUILD === 'true';

/** What a server on this machine does without takes another fifth of a local build. What a browser receives is the same. */
const localBuild: NextConfig['experimental'] = {
  cpus: availableParallelism(),
  turbopackMinify: { server: false, client: true, edge: true },
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
};

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  // A build checks the site alone: the tools and tests have packages of their own, which no deployment installs.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: isLocalBuild },
  // Nothing on this site goes through the image optimiser, so it accepts nothing.
  experimental: {
    serverActions: { bodySizeLimit: maxActionBytes },
    turbopackFileSystemCacheForBuild: !isLocalBuild,
    ...(isLocalBuild && localBuild),
    // Fewer and larger scripts: half the requests of a first visit, and brotli does better on one file than on six.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
  },
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  redirects: async () => [
    ...missingRedirects(
      '/glossary/',
      glossaryEntries.map(({ slug }) => slug),
    ),
    ...missingRedirects('/learn/', pathSlugs),
    ...missingRedirects('/component/', partIds(examples.entries)),
  ],
  headers: async () => [
    { source: '/((?!_next/static/).*)', headers: securityHeaders(siteUrl) },
    { source: '/_next/static/:path*', headers: assetHeaders(siteUrl) },
    ...staticPolicyHeaders(siteUrl),
  ],
};

/** Lessons are MDX. Plugins go by name: what Turbopack hands to a loader must be plain values. */
const withLessons = createMdx({
  options: {
    remarkPlugins: ['remark-gfm', 'remark-frontmatter', ['remark-mdx-frontmatter', {}]],
  },
});

export default function configure(phase: string): NextConfig {
  // A missing or malformed variable stops the build and the server here, with its name. Unit tests read
  // this file too, for how Next compiles, and need no configuration.
  if (phase !== PHASE_TEST) checkEnvironment(process.env);
  return withLessons(config);
}
