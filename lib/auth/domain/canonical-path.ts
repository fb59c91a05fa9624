const maximumDecodings = 5;

/**
 * One spelling for every way to write a path: decoded until nothing changes, backslashes turned, doubled
 * slashes joined, dot segments resolved, lower case, no slash at the end. It is for deciding only; no page
 * is served under the result (tests/security/README.md, A-10).
 */
export function canonicalPath(path: string): string {
  const plain = decodeFully(path).replace(/\\/g, '/').toLowerCase();
  return `/${resolveDots(plain.split('/')).join('/')}`;
}

/** Decodes what can be decoded and leaves a malformed escape as it stands, so that nothing hides behind it. */
function decodeFully(path: string): string {
  let current = path;
  for (let round = 0; round < maximumDecodings; round += 1) {
    const decoded = current.replace(/(?:%[0-9a-f]{2})+/gi, decodeRun);
    if (decoded === current) return current;
    current = decoded;
  }
  return current;
}

function decodeRun(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch {
    // Not UTF-8: the single bytes below 0x80 are still letters that somebody may have meant.
    return escapes.replace(/%[0-7][0-9a-f]/gi, (escape) =>
      String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
    );
  }
}

function resolveDots(segments: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const segment of segments) {
    if (segment === '..') resolved.pop();
    else if (segment !== '' && segment !== '.') resolved.push(segment);
  }
  return resolved;
}
