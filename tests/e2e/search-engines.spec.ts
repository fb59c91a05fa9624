import { messages } from '@/lib/messages';
import { isIndexed } from '@/lib/navigation/routes';
import { menuPageList, openPages } from './fixtures/pages';
import { ownOrigin, rawRequest } from './fixtures/raw-request';
import { structuredDataOf } from './fixtures/structured-data';
import { expect, test } from './fixtures/test';

const { site } = messages();
const indexed = openPages.filter(({ path }) => isIndexed(path));

const decoded = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** The content of `<meta name=…>` or `<meta property=…>`, once and only once. */
function meta(html: string, name: string): string {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)]
    .filter(([, key]) => key === name)
    .map(([, , content = '']) => decoded(content));
  expect(found, name).toHaveLength(1);
  return found[0] ?? '';
}

test('every page for search engines says what it is, once and truly', async () => {
  const descriptions = new Map<string, string>();
  for (const { path, title } of indexed) {
    const { status, body } = await rawRequest(path);
    expect(status, path).toBe(200);
    expect(body.match(/<title>([^<]*)<\/title>/)?.[1], path).toBe(`${title} | ${site.name}`);
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect([...body.matchAll(/<h1[ >]/g)], path).toHaveLength(1);
    expect([...body.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, to]) => to)).toEqual(
      [`${ownOrigin}${path}`],
    );
    const description = meta(body, 'description');
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
    expect(descriptions.get(description), `${path} is described as this page is`).toBeUndefined();
    descriptions.set(description, path);
    expect(meta(body, 'og:title')).toBe(`${title} | ${site.name}`);
    expect(meta(body, 'og:description')).toBe(description);
    expect(meta(body, 'og:url')).toBe(`${ownOrigin}${path}`);
    expect(meta(body, 'twitter:card')).toBe('summary_large_image');
    expect(meta(body, 'og:image:alt')).not.toBe('');
    const data = structuredDataOf(body);
    if (menuPageList.some((page) => page.path === path))
      expect(data, path).toContain('BreadcrumbList');
  }
});

test('calculators and the home page carry their own kind of structured data', async () => {
  const kinds = async (path: string) => structuredDataOf((await rawRequest(path)).body);
  expect(await kinds('/analytics')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  for (const path of [
    '/features/sip-calculator',
    '/features/income-tax-calculator',
    '/features/option-trading',
    '/features/crypto-market/schedule-vda',
  ]) {
    expect(await kinds(path), path).toContain('WebApplication');
  }
});

test('a shared link has a picture of its page, each page of the menu its own', async () => {
  const menuPaths = menuPageList.map(({ path }) => path).filter(isIndexed);
  const pictures = new Map<string, string>();
  for (const path of [...menuPaths, '/picks-record', '/learn']) {
    const { pathname, search } = new URL(meta((await rawRequest(path)).body, 'og:image'));
    expect(pictures.get(pathname), `${path} has a picture that another page has`).toBeUndefined();
    pictures.set(pathname, path);
    const answer = await rawRequest(`${pathname}${search}`);
    expect(answer.status, path).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
  }
});

const pathsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, to = '']) => to.slice(ownOrigin.length));

test('the sitemap names pages that answer and may be indexed, and none of a person', async () => {
  const paths = pathsOf((await rawRequest('/sitemap.xml')).body);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(indexed.map(({ path }) => path)));
  const everyTenth = paths.filter((_, index) => index < 30 || index % 10 === 0);
  for (const path of everyTenth) {
    expect(isIndexed(path), path).toBe(true);
    const answer = await rawRequest(path);
    expect(answer.status, path).toBe(200);
    expect(answer.body, path).not.toContain('noindex');
  }
});

for (const market of ['/features/crypto-market', '/features/mutual-funds']) {
  test(`every thing of ${market} is in a sitemap of its own, at an address that answers`, async () => {
    const answer = await rawRequest(`${market}/sitemap.xml`);
    expect(answer.headers['content-type']).toContain('xml');
    const paths = pathsOf(answer.body);
    expect(paths.length).toBeGreaterThan(20);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [paths[0], paths.at(-1)]) {
      // Funds have a page for each category, which is a view of their list.
      expect(path).toMatch(new RegExp(`^${market}(?:/[^/]+|\\?category=[^/]+)$`));
      const page = await rawRequest((path ?? '').replaceAll('&amp;', '&'));
      expect(page.status, path).toBe(200);
      expect(page.body, path).not.toContain('noindex');
    }
  });
}
