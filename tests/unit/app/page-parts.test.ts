import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { guestAddress } from '@/lib/guest-pages/guest-page';
import { hindiPictures } from '@/lib/hindi-pictures';
import { messages } from '@/lib/messages';
import { hindiPaths } from '@/lib/navigation/in-language';
import { menu, menuPages } from '@/lib/navigation/menu';
import { accessOf, isIndexed } from '@/lib/navigation/routes';
import { inNode } from '@/tests/unit/scripts/in-node';

/** The file of each page by its route; folders in round brackets are no part of a route. */
const fileOfRoute = new Map(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'page.tsx')
    .map((file) => [`/${dirname(file)}`.replace(/\/(?:\([^)]*\)|\.$)/g, '') || '/', `app/${file}`]),
);

test('every page has a line in bench/budgets.mjs, and every line a page', async () => {
  const named = await inNode<string[]>(`
    import { javascriptOverBaseline, membersPages } from './bench/budgets.mjs';
    answer([...javascriptOverBaseline.map(({ page, route }) => page ?? route), ...membersPages]);
  `);
  const withoutScriptsOfTheirOwn = ['/', '/[...missing]'];
  const pages = [...fileOfRoute.keys()].filter(
    (route) => !withoutScriptsOfTheirOwn.includes(route),
  );
  expect(pages.filter((route) => !named.includes(route))).toEqual([]);
  const paths = named.map((route) => route.replace(/\?.*/, ''));
  expect(paths.filter((path) => !fileOfRoute.has(path))).toEqual(['/nothing-here']);
});

test('pages whose rendering bench/budgets.mjs limits are not sent from memory', async () => {
  const routes = await inNode<string[]>(`
    import { marketPages, searchUnderLoad } from './bench/budgets.mjs';
    const { route, plainRoute } = searchUnderLoad;
    answer([...marketPages.map(({ route }) => route), route, plainRoute]);
  `);
  const stored = routes.filter((url) => guestAddress({ method: 'GET', url, headers: {} }) !== null);
  expect(stored).toEqual([]);
});

test('every page of the menu for search engines, and every Hindi page, has its opengraph-image.tsx', () => {
  const inMenu = menuPages(menu(messages().navigation)).flatMap(({ url }) => url ?? []);
  const shared = [
    ...inMenu.filter((path) => isIndexed(path) && accessOf(path) === 'open'),
    ...hindiPaths.map((path) => `/hi${path}`),
  ];
  const hasPicture = (path: string) =>
    existsSync(`${dirname(fileOfRoute.get(path) ?? '')}/opengraph-image.tsx`);
  // The first page has the picture of the site.
  expect(shared.filter((path) => !hasPicture(path))).toEqual(['/analytics']);
});

test('lib/hindi-pictures.ts has the texts of each page of hindiPaths (lib/navigation/in-language.ts)', () => {
  const names = hindiPaths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  expect(Object.keys(hindiPictures).sort()).toEqual([...names].sort());
});
