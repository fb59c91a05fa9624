/**
 * Every open page through the Nu Html Checker, which needs Java (Debian: default-jre-headless). The program
 * is no dependency of ours; it is installed into a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, endOnSignals, onEnd } from '../../scripts/processes.mjs';
import { startTestSite } from '../../scripts/test-site.mjs';

const checker = 'vnu-jar@26.9.27';
/** What React itself writes: an empty action for the form of a server action, which posts to its own page. */
const accepted = [/Bad value “” for attribute “action” on element “form”/];

endOnSignals();
let failures = 0;
try {
  if (spawnSync('java', ['-version']).status !== 0) {
    throw new Error('Java is missing. On Debian: apt-get install default-jre-headless');
  }
  const directory = mkdtempSync(join(tmpdir(), 'nu-'));
  onEnd(() => rmSync(directory, { recursive: true, force: true }));
  const installed = spawnSync('npm', ['install', '--prefix', directory, '--no-save', checker], {
    encoding: 'utf8',
  });
  if (installed.status !== 0) throw new Error(installed.stderr);
  const { E2E_BASE_URL: siteUrl } = await startTestSite({ chromium: null });
  for (const path of [
    ...(await sitemapPaths(siteUrl)),
    '/auth/signin',
    '/auth/action',
    '/no-such-page',
  ]) {
    const file = join(directory, 'page.html');
    writeFileSync(file, await (await fetch(`${siteUrl}${path}`)).text());
    const found = complaints(directory, file);
    console.log(`${found.length === 0 ? '✓' : '✗'} ${path}`);
    found.forEach((complaint) => console.log(`  ${complaint}`));
    if (found.length > 0) failures += 1;
  }
} catch (error) {
  console.error(error.message);
  failures += 1;
}
await endAll();
process.exit(failures === 0 ? 0 : 1);

async function sitemapPaths(siteUrl) {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  return paths;
}

function complaints(directory, file) {
  const jar = join(directory, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', file], {
    encoding: 'utf8',
  });
  return JSON.parse(stderr)
    .messages.filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(
      ({ type, message, lastLine, extract }) =>
        `${type}: ${message} (line ${lastLine}: ${extract})`,
    )
    .filter((text) => !accepted.some((pattern) => pattern.test(text)));
}
