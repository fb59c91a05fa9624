import { withTime } from '@/lib/offline/save-page';
import { listSaved } from '@/lib/offline/saved-list';
import { memoryCaches } from './memory-caches';

const now = Date.parse('2026-11-26T10:00:00Z');
const daysAgo = (days: number) => now - days * 24 * 60 * 60_000;

/** Node has none. */
class TitleParser {
  parseFromString(html: string) {
    return { title: /<title>(.*)<\/title>/.exec(html)?.[1] ?? '' };
  }
}

beforeEach(() => void Object.assign(globalThis, { DOMParser: TitleParser }));
afterEach(() =>
  ['caches', 'DOMParser'].forEach((name) => Reflect.deleteProperty(globalThis, name)),
);

test('the list has what the worker would still show, by title', async () => {
  const caches = memoryCaches();
  Object.assign(globalThis, { caches });
  const put = async (cache: string, path: string, title: string, savedAtMs: number) => {
    const page = new Response(`<title>${title} | Arthayatra</title>`);
    await (await caches.open(cache)).put(path, withTime(page, savedAtMs));
  };
  await put('pages', '/glossary/xirr', 'XIRR', daysAgo(29));
  await put('pages', '/glossary/cagr', 'CAGR', daysAgo(31));
  await put('pages', '/features/income-tax-calculator', 'Income tax', daysAgo(0));
  await put('pages', '/offline', 'You are offline', daysAgo(0));
  await put('lessons-1', '/features/financial-education/tax/new', 'New lesson', daysAgo(11));
  await put('lessons-1', '/features/financial-education/tax/old', 'Old lesson', daysAgo(13));
  expect(await listSaved(now)).toEqual({
    pages: [
      { path: '/features/income-tax-calculator', title: 'Income tax' },
      { path: '/glossary/xirr', title: 'XIRR' },
    ],
    lessons: [{ path: '/features/financial-education/tax/new', title: 'New lesson' }],
  });
});
