import type { ResolvedMetadata } from 'next';
import { generateMetadata } from '@/app/hi/layout';
import drawnTexts from '@/content/shared-pictures/texts.json';
import { hindiPictures, loadHindiPicture, type HindiPicture } from '@/lib/hindi-pictures';

test('a link preview of a page in Hindi says so, and has the picture of the site', async () => {
  const images = [{ url: 'https://arthayatra.example/opengraph-image' }];
  const site = {
    siteName: 'Arthayatra',
    locale: 'en_IN',
    url: new URL('https://a.example'),
    images,
  };
  const parent = Promise.resolve({ openGraph: site } as unknown as ResolvedMetadata);
  const { openGraph } = await generateMetadata({}, parent);
  expect(openGraph).toEqual({ ...site, locale: 'hi_IN', type: 'website' });
});

test('the pictures of Hindi pages hold their texts of today (node scripts/hindi-pictures.mjs)', async () => {
  expect(drawnTexts).toEqual(hindiPictures);
  for (const name of Object.keys(hindiPictures) as HindiPicture[]) {
    expect((await loadHindiPicture(name)).drawnTexts.length).toBeGreaterThan(5_000);
  }
});
