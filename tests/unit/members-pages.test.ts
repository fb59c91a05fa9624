import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf } from '@/lib/navigation/routes';

/** Files below app/ by the route that they make; route groups make none. */
function filesOfRoutes(name: RegExp): { file: string; route: string }[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => {
      const segments = file.split('/').slice(0, -1);
      const route = segments.filter((segment) => !/^\(.*\)$/.test(segment)).join('/');
      return { file: join('app', file), route: `/${route}` };
    });
}

const read = (file: string) => readFileSync(file, 'utf8');

/** The page itself, and the stores of our own that it reads from. */
function withItsStores(file: string): string {
  const text = read(file);
  const stores = [...text.matchAll(/from '@\/(lib\/[\w-]+\/store)'/g)].map(([, path]) => path);
  return [text, ...stores.map((path) => read(`${path}.ts`))].join('\n');
}

const locked = /await require(User|LiveSession)\(/;

const membersPages = filesOfRoutes(/(^|\/)page\.tsx$/).filter(
  ({ route }) => accessOf(route) === 'members',
);

test('there is a members’ page', () => {
  expect(membersPages.map(({ route }) => route)).toContain('/account');
});

test.each(membersPages)('$route locks itself, whatever the middleware does', ({ file }) => {
  expect(withItsStores(file)).toMatch(locked);
});

test.each(filesOfRoutes(/(^|\/)layout\.tsx$/))(
  '$file decides nothing about who may see a page',
  ({ file }) => {
    expect(read(file)).not.toMatch(/next\/headers|lib\/auth\/session'|redirect\(/);
  },
);

test.each(membersPages)('nothing above $route turns its redirect into a page', ({ file }) => {
  const loadings = filesOfRoutes(/(^|\/)loading\.tsx$/).map((loading) => loading.file);
  const above = loadings.filter((loading) => file.startsWith(loading.replace('loading.tsx', '')));
  expect(above).toEqual([]);
});

test.each(filesOfRoutes(/(^|\/)actions\.ts$/).filter(({ route }) => accessOf(route) === 'members'))(
  'every action of $route looks where it is called from',
  ({ file }) => {
    const actions = read(file)
      .split(/^export async function /m)
      .slice(1);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions)
      expect(action).toMatch(/await verifySameOrigin\(|requireUserForAction\(/);
  },
);
