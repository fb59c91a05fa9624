import { contentSecurityPolicy } from './policy';
import { constantStyleAttributeHashes, constantStyleHashes } from './style-hashes';
import { firstScript } from './first-script';

let firstScriptHash: Promise<string> | null = null;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/**
 * The policy of one answer of a dynamic page. Next puts the nonce on its scripts when it finds the policy on
 * the request; the first script is the same on every page and goes in by its hash.
 */
export async function pagePolicy(
  nonce: string,
  site: {
    authEmulatorHost: string | null;
    googleSignInDomain?: string | null;
    isHttps: boolean;
    isDevelopment: boolean;
  },
): Promise<string> {
  firstScriptHash ??= hashOf(firstScript);
  const scriptSources = [`'nonce-${nonce}'`, "'strict-dynamic'", await firstScriptHash];
  return contentSecurityPolicy({
    // `next dev` evaluates its modules and injects styles; neither is ever allowed in a built site.
    scriptSources: site.isDevelopment ? [...scriptSources, "'unsafe-eval'"] : scriptSources,
    styleSources: site.isDevelopment
      ? ["'unsafe-inline'"]
      : [`'nonce-${nonce}'`, ...constantStyleHashes],
    // Development allows every style; a list of attributes would narrow it.
    styleAttributeSources: site.isDevelopment ? [] : constantStyleAttributeHashes,
    authEmulatorHost: site.authEmulatorHost,
    googleSignInDomain: site.googleSignInDomain,
    isHttps: site.isHttps,
  });
}
