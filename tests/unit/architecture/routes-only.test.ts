import { filesBelow } from './module-graph';

/** app/ holds what Next reads by its name, server actions, and the style sheets and fonts of the layouts. */
const routeFile =
  /\/(page|layout|template|loading|error|global-error|not-found|default|route|actions|sitemap|robots|manifest|opengraph-image)\.tsx?$/;

const otherFiles = (files: readonly string[]) => files.filter((file) => !routeFile.test(file));

test('app/ holds routes only', () => {
  const files = filesBelow('app', ['.ts', '.tsx']);
  expect(files).toContain('app/layout.tsx');
  expect(otherFiles(files)).toEqual([]);
});

test.each(['app/(shell)/learn/path-card.tsx', 'app/features/sip-calculator/sip-page.tsx'])(
  '%s would be found',
  (file) => {
    expect(otherFiles([file])).toEqual([file]);
  },
);
