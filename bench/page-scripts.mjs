import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * The script files that a current browser fetches for this HTML: script elements and script preloads, but
 * not the `nomodule` file that only old browsers take. An error document has no content of its own and
 * fetches the files that its data name.
 */
export function scriptPathsOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const paths = tags.flatMap((tag) => {
    const isPreload = /^<link/.test(tag) && /\bas="script"/.test(tag);
    if (/\bnomodule\b/i.test(tag) || !(tag.startsWith('<script') || isPreload)) return [];
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    return address ? [address.split('?')[0]] : [];
  });
  const isErrorDocument = html.includes('<html id="__next_error__"');
  const named = isErrorDocument ? (html.match(/\/_next\/static\/chunks\/[^"\\?]+\.js/g) ?? []) : [];
  const oldBrowsersOnly = (html.match(/<script[^>]*nomodule[^>]*>/gi) ?? []).join();
  return [...new Set([...paths, ...named.filter((path) => !oldBrowsersOnly.includes(path))])];
}

const sizes = new Map();

/** Bytes of those files in a build, compressed one by one, as they are sent. */
export function scriptBytesOf(html, buildDirectory) {
  const files = scriptPathsOf(html).map((path) => sizeOf(fileOf(path, buildDirectory)));
  const sum = (kind) => files.reduce((total, size) => total + size[kind], 0);
  return { files: files.length, raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}

function fileOf(path, buildDirectory) {
  const prefix = '/_next/';
  if (!path.startsWith(prefix)) throw new Error(`${path} is no file of the build.`);
  return join(buildDirectory, decodeURIComponent(path.slice(prefix.length)));
}

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(file);
    sizes.set(file, {
      raw: bytes.length,
      gzip: gzipSync(bytes).length,
      brotli: brotliCompressSync(bytes).length,
    });
  }
  return sizes.get(file);
}
