import { forbiddenWays, parse, reach } from './module-graph';

/** What the edge cannot run, or what would carry the edge function over its size. */
const notForTheEdge =
  /^firebase-admin(\/|$)|^lib\/firebase\/admin\.ts$|^node:|^zod(\/|$)|^react-dom/;

test('the middleware and all that it imports run on the edge', () => {
  const reached = reach('middleware.ts');
  expect(reached.map(({ module }) => module)).toContain('lib/auth/domain/route-access.ts');
  expect(forbiddenWays(reached, notForTheEdge)).toEqual([]);
});

test('firebase-admin imported deep in the middleware is found', () => {
  const reached = reach('middleware.ts', {
    read: (path) =>
      path === 'lib/auth/domain/route-access.ts'
        ? "import { auth } from '@/lib/firebase/admin';"
        : parse(path).text,
  });
  expect(forbiddenWays(reached, notForTheEdge)).toContain(
    'middleware.ts → lib/auth/edge/middleware.ts → lib/auth/domain/route-access.ts → lib/firebase/admin.ts',
  );
});
