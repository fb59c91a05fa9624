/**
 * Every open page and a member's through the Nu Html Checker, which needs Java (Debian: default-jre-headless). The
 * program is no dependency of ours; it is installed into a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberCookies } from '../../bench/signed-in.mjs';
import { temporaryFolder } from '../../scripts/temporary-folder.mjs';
import { notRunCode } from '../../scripts/checks/outcome.mjs';
import { startTestSite } from '../../scripts/test-site.mjs';
import { check, runChecks } from './shared/checks.mjs';

const checker = 'vnu-jar@26.9.27';
const accepted = [
  // What React itself writes: an empty action for the form of a server action, which posts to its own page.
  /Bad value “” for attribute “action” on element “form”/,
  // Interest invokers (WHATWG HTML, pull request 11006), newer than the checker: a browser without them shows a link.
  /Attribute “interestfor” not allowed on element “a”/,
];
const beyondTheSitemap = [
  '/auth/signin',
  '/auth/action',
  '/no-such-page',
  '/offline',
  '/hi/offline',
  '/unavailable',
  '/search?q=sip',
];
const memberPages = [
  '/analytics',
  '/account',
  '/account?tab=security',
  '/account/data',
  '/account/delete',
  '/features/stock-picks',
  '/features/financial-education',
  '/features/financial-education/first-salary/accounts-and-upi',
  '/features/consultation/bookings',
];

if (spawnSync('java', ['-version']).status !== 0) {
  console.log(
    'No page was checked: Java is missing. On Debian: apt-get install default-jre-headless',
  );
  process.exit(notRunCode);
}
await runChecks(async () => {
  const directory = temporaryFolder();
  const installed = spawnSync('npm', ['install', '--prefix', directory, '--no-save', checker], {
    encoding: 'utf8',
  });
  if (installed.status !== 0) throw new Error(installed.stderr);
  const environment = await startTestSite({ chromium: null });
  const siteUrl = environment.E2E_BASE_URL;
  const cookie = await memberCookies(siteUrl, environment);
  const open = (
    await Promise.all(
      ['', '/features/crypto-market', '/features/mutual-funds'].map((folder) =>
        sitemapPaths(`${siteUrl}${folder}/sitemap.xml`),
      ),
    )
  ).flatMap((paths, index) => (index === 0 ? paths : paths.slice(0, 3)));
  const pages = [
    ...[...open, ...beyondTheSitemap].map((path) => ({ path, headers: {} })),
    ...memberPages.map((path) => ({ path, headers: { cookie } })),
  ];
  const files = new Map();
  for (const [index, { path, headers }] of pages.entries()) {
    const file = join(directory, `${index}.html`);
    const answer = await fetch(`${siteUrl}${path}`, { headers, redirect: 'manual' });
    if (answer.status >= 300 && answer.status !== 404) {
      throw new Error(`${path} answered ${answer.status}.`);
    }
    writeFileSync(file, await answer.text());
    files.set(file, headers.cookie ? `${path} (member)` : path);
  }
  const found = complaints(directory, [...files.keys()]);
  for (const [file, path] of files) {
    const ofPage = found.filter(({ url }) => url.endsWith(file));
    const errors = ofPage.filter(({ type }) => type === 'error');
    if (ofPage.length > 0) check(path, errors.length === 0);
    ofPage.forEach(({ text }) => console.log(`  ${text}`));
  }
  console.log(`${files.size} pages were checked; those without a line have nothing.`);
});

async function sitemapPaths(url) {
  const xml = await (await fetch(url)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to]) => new URL(to).pathname);
  if (paths.length === 0) throw new Error(`${url} names no page.`);
  return paths;
}

/** Errors and warnings, in one run of the checker. */
function complaints(directory, files) {
  const jar = join(directory, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
  const { stderr } = spawnSync('java', ['-jar', jar, '--format', 'json', ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stderr)
    .messages.filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .filter(({ message }) => !accepted.some((pattern) => pattern.test(message)))
    .map(({ type, message, lastLine, extract, url }) => ({
      type,
      url,
      text: `${type}: ${message} (line ${lastLine}: ${extract})`,
    }));
}
