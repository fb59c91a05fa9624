import { unstable_getResponseFromNextConfig as responseOf } from 'next/experimental/testing/server';
import { missingRedirects } from '@/lib/navigation/static-folders';

const names = ['sip', 'swp', 's', 'nav', '80c'];
const nextConfig = { redirects: async () => missingRedirects('/glossary/', names) };

async function leadsTo(path: string): Promise<string | null> {
  const answer = await responseOf({ url: `https://arthayatra.example${path}`, nextConfig });
  const location = answer.headers.get('location');
  return location && new URL(location).pathname;
}

test.each([...names, 'opengraph-image', 'opengraph-image-15v8e7'])(
  '%s has a page and stays where it is',
  async (name) => {
    expect(await leadsTo(`/glossary/${name}`)).toBeNull();
  },
);

test.each(['si', 'sips', 'nav-2', 'n', '80', '80cc', 'x', 'missing', '-', 'opengraph-imagine'])(
  '%s has none and is led to the page that says so',
  async (name) => {
    expect(await leadsTo(`/glossary/${name}`)).toBe(`/glossary/missing/${name}`);
  },
);

test.each(['/glossary', '/glossary/missing/x', '/glossaryx/y', '/tables/x'])(
  '%s is none of its business',
  async (path) => {
    expect(await leadsTo(path)).toBeNull();
  },
);

test('no expression is longer than a host takes', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => `${'abcdefghijklmnopqrst'[at % 20]}-${at}`);
  for (const { source } of missingRedirects('/glossary/', many)) {
    expect(source.length).toBeLessThan(4_096);
  }
});
