/** Sources of a content security policy, in quotes: `'sha256-…'`. */
type Hashes = { scriptHashes: string[]; styleHashes: string[] };

export function inlineContent(html: string): Hashes & { styleAttributeHashes: string[] };
export function noncedContent(html: string, nonce: string, replacement: string): Hashes;
