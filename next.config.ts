import type { NextConfig } from 'next';
import { checkEnvironment } from './lib/env.check';
import { securityHeaders } from './lib/security/headers';

// A missing or malformed variable stops the build and the server here, with its name.
checkEnvironment(process.env);

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: { root: import.meta.dirname },
  // Nothing on this site goes through the image optimiser, so it accepts nothing.
  images: { unoptimized: true, remotePatterns: [], localPatterns: [] },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(process.env.SITE_URL ?? '') },
  ],
};

export default config;
