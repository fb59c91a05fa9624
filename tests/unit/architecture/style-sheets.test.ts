import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, reach, root } from './module-graph';

/**
 * app/globals.css holds the class names of a few folders and files; a page whose looks are all among them loads
 * nothing more, any other adds app/pages.css.
 */
const rooms = 'app/pages.css';
const pages = filesBelow('app', ['/page.tsx']).filter((path) => path !== 'app/page.tsx');
const framePages = pages.filter((page) => !sheetsOf(page).includes(rooms));

test('the policies and the sign-in pages do without the styles of the other pages', () => {
  expect(framePages).toEqual(
    expect.arrayContaining([
      'app/(shell)/privacy-policy/page.tsx',
      'app/(shell)/shipping-delivery-policy/page.tsx',
      'app/(guest)/auth/signin/page.tsx',
    ]),
  );
});

test.each([...framePages, 'app/not-found.tsx', 'app/global-error.tsx'])(
  '%s and its frame write no class that globals.css does not know',
  (page) => {
    const shown = [page, ...framesOf(page)]
      .flatMap((entry) => reach(entry).map(({ module }) => module))
      .filter((module) => /^(app|components)\/.*\.tsx?$/.test(module));
    expect([...new Set(shown)].filter((module) => !isRead(module))).toEqual([]);
  },
);

test('a component of another page would be found', () => {
  expect(isRead('components/sip/sip-calculator.tsx')).toBe(false);
  expect(isRead('components/ui/combobox.tsx')).toBe(false);
  expect(isRead('components/ui/button.tsx')).toBe(true);
});

/** The layouts and error boundaries around a page. */
function framesOf(page: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  const frames = filesBelow('app', ['/layout.tsx', '/error.tsx', '/loading.tsx']);
  return frames.filter((frame) => folders.includes(dirname(frame)));
}

function sheetsOf(page: string): string[] {
  const stopsAt = () => true;
  const loaded = [page, ...framesOf(page)].flatMap((entry) => reach(entry, { stopsAt }));
  return loaded.map(({ module }) => module).filter((name) => name.endsWith('.css'));
}

function isRead(path: string): boolean {
  return sources().some((source) => source.test(path));
}

function sources(): RegExp[] {
  const text = readFileSync(join(root, 'app/globals.css'), 'utf8');
  return [...text.matchAll(/^@source '\.\.\/(.+)';$/gm)].map(([, glob]) => pattern(glob ?? ''));
}

/** A folder, or a path with `*` and `{a,b}`. */
function pattern(glob: string): RegExp {
  const body = glob
    .replace(/[.()[\]]/g, '\\$&')
    .replace(/\*/g, '[^/]*')
    .replace(/\{(.+)\}/, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`^${body}(?:$|/)`);
}
