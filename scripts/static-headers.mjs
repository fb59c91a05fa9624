import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineContent } from '../lib/security/inline-content.mjs';

/**
 * After `next build`: gives every prerendered page a content security policy with the hashes of its own
 * inline scripts, as a header in the build's routes, where `next start` and `vercel build` find it. Run
 * again it writes the same. The policy's text comes from lib/security/headers.ts by way of
 * next.config.ts. It ends the build when
 * - a page holds an inline script that no hash can allow, or a style attribute;
 * - a static page lies inside the middleware's matcher (whose nonce it cannot carry), or a page that is
 *   rendered on request lies outside (and would have no policy at all). A page beside which the build has one for inputs
 *   (`pageWithInputs` in lib/navigation/routes.ts) lies inside: the middleware lets it pass where the address has none.
 * A page with a parameter of which all values are prerendered (`dynamicParams = false`) may lie outside: next.config.ts
 * redirects every other value (lib/navigation/static-pages.ts). Such pages may be hundreds, and Next tries every header
 * on every request: a few of them share one, with the hashes of each.
 */
const templateSource = '/_policy-of-static-pages';
const policyKey = 'Content-Security-Policy';

/** Next's own pages, with the further addresses at which it sends them. */
const frameworkPages = {
  '/_not-found': ['/404', '/500', '/_error'],
  '/_global-error': [],
};

/** @returns the addresses that have a policy now. @throws naming the page and what is wrong with it. */
export function writeStaticHeaders(buildDirectory) {
  const read = (path) => JSON.parse(readFileSync(join(buildDirectory, path), 'utf8'));
  const routes = read('routes-manifest.json');
  const template = routes.headers.find(({ source }) => source === templateSource);
  if (!template) throw new Error(`The build has no header for ${templateSource} (next.config.ts).`);
  const { routes: prerendered, dynamicRoutes = {} } = read('prerender-manifest.json');
  const pages = Object.keys(prerendered).filter((route) =>
    existsSync(htmlPath(buildDirectory, route)),
  );
  const families = Object.keys(dynamicRoutes).filter(
    (route) => dynamicRoutes[route].fallback === false,
  );
  assertAllKnown(buildDirectory, pages);
  assertMatcher(
    read('server/middleware-manifest.json'),
    read('app-path-routes-manifest.json'),
    pages,
    families,
  );
  const policyFor = (group) =>
    policyOf(
      group.map((page) => contentOf(page, readFileSync(htmlPath(buildDirectory, page), 'utf8'))),
      template,
    );
  const membersOf = (family) =>
    pages.filter((page) => new RegExp(dynamicRoutes[family].routeRegex).test(page));
  const inFamilies = new Set(families.flatMap(membersOf));
  const policies = [
    ...pages
      .filter((page) => !inFamilies.has(page))
      .flatMap((page) =>
        addressesOf([page]).map((source) => headerOf([source], policyFor([page]))),
      ),
    ...families
      .flatMap((family) => inGroups(membersOf(family)))
      .map((group) => headerOf(group, policyFor(group))),
  ];
  const written = new Set(policies.map(({ source }) => source));
  routes.headers = [...routes.headers.filter(({ source }) => !written.has(source)), ...policies];
  writeFileSync(join(buildDirectory, 'routes-manifest.json'), JSON.stringify(routes));
  return [...written];
}

const addressesOf = (pages) => pages.flatMap((page) => [page, ...(frameworkPages[page] ?? [])]);

const pagesToAHeader = 8;

function inGroups(pages) {
  return Array.from({ length: Math.ceil(pages.length / pagesToAHeader) }, (_, at) =>
    pages.slice(at * pagesToAHeader, (at + 1) * pagesToAHeader),
  );
}

function contentOf(page, html) {
  let content;
  try {
    content = inlineContent(html);
  } catch (error) {
    throw new Error(`${page}: ${error.message}.`, { cause: error });
  }
  if (content.styleAttributeHashes.length > 0 && !(page in frameworkPages)) {
    throw new Error(`${page}: an element has a style attribute; use a class.`);
  }
  return content;
}

function policyOf(contents, template) {
  const all = (kind) => [...new Set(contents.flatMap((content) => content[kind]))];
  const styleAttributeHashes = all('styleAttributeHashes');
  const { value } = template.headers.find(({ key }) => key === policyKey);
  return value
    .split('; ')
    .filter((line) => styleAttributeHashes.length > 0 || !line.startsWith('style-src-attr '))
    .join('; ')
    .replace('{scripts}', all('scriptHashes').join(' '))
    .replace('{styles}', all('styleHashes').join(' '))
    .replace('{style-attributes}', styleAttributeHashes.join(' '))
    .replace(/ {2,}/g, ' ')
    .replaceAll(' ;', ';')
    .trimEnd();
}

/** `next start` reads `source`, Vercel reads `regex`: both must name the same pages. */
function headerOf(sources, value) {
  const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const [first = ''] = sources;
  const header = (source, pattern) => ({
    source,
    headers: [{ key: policyKey, value }],
    regex: `^${pattern}(?:\\/)?$`,
  });
  if (sources.length === 1) return header(first, literal(first));
  const folder = first.slice(0, first.lastIndexOf('/') + 1);
  const names = sources.map((source) => source.slice(folder.length));
  const odd = names.find((name) => !/^[-0-9a-z]+$/.test(name));
  if (odd) throw new Error(`${folder}${odd}: a page that shares a policy has a plain name.`);
  return header(
    `${folder}:page(${names.join('|')})`,
    `${literal(folder)}(?:${names.map(literal).join('|')})`,
  );
}

const htmlPath = (directory, route) =>
  join(directory, 'server', 'app', `${route === '/' ? '/index' : route}.html`);

/** Every HTML file that the build made belongs to a page that gets a policy. */
function assertAllKnown(buildDirectory, pages) {
  const app = join(buildDirectory, 'server', 'app');
  const known = new Set(pages.map((page) => resolve(htmlPath(buildDirectory, page))));
  const unknown = readdirSync(app, { recursive: true })
    .filter((name) => name.endsWith('.html'))
    .filter((name) => !known.has(resolve(app, name)));
  if (unknown.length > 0) throw new Error(`No route leads to ${unknown.join(', ')}.`);
}

function assertMatcher({ middleware }, pathRoutes, staticPages, families) {
  // Matchers with a condition concern requests with a body, which no prerendered page is asked for.
  const matchers = Object.values(middleware)
    .flatMap((entry) => entry.matchers)
    .filter(({ has }) => !has);
  if (matchers.length === 0) throw new Error('The build has no middleware.');
  const isMatched = (path) => matchers.some(({ regexp }) => new RegExp(regexp).test(path));
  const routes = Object.values(pathRoutes);
  const inside = addressesOf(staticPages)
    .filter((page) => !routes.includes(`${page}/with-inputs`))
    .filter(isMatched);
  if (inside.length > 0) {
    throw new Error(`Static, but inside the middleware's matcher: ${inside.join(', ')}.`);
  }
  const outside = Object.entries(pathRoutes)
    .filter(([file]) => file.endsWith('/page'))
    .map(([, route]) => route)
    .filter((route) => !staticPages.includes(route) && !families.includes(route))
    .filter((route) => !isMatched(samplePath(route)));
  if (outside.length > 0) {
    throw new Error(`Rendered on request, but outside the matcher: ${outside.join(', ')}.`);
  }
}

/** An address of a route: every parameter gets a value. */
const samplePath = (route) => route.replace(/\[{1,2}[^[\]]+\]{1,2}/g, 'x');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = join(import.meta.dirname, '..', '.next');
  console.log(`Policies for ${writeStaticHeaders(directory).join(', ')}`);
}
