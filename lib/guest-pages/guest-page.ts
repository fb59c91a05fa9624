import { noncedContent } from '@/lib/security/inline-content.mjs';

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
 * Rendering that went wrong after the answer had begun, a redirect that had to be written into the document, and an answer that
 * broke off.
 */
const failed = /data-dgst=|<!--\$!-->|__next_error__|__next-page-redirect|NEXT_REDIRECT/;
const isWhole = (html: string) => html.trimEnd().endsWith('</html>');

/** React's place for a part that came after the first bytes: visitors without scripts see its skeleton. */
const latePart = '<template id="B:';

/**
 * The page as it is sent to every guest; null for an answer that must not be stored. A page rendered for one nonce names its
 * scripts by their hashes instead, and only those that carried the nonce: what a fault might have written into the page
 * stays forbidden, as on the page that was rendered.
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
