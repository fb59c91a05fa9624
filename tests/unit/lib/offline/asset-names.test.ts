import { assetsOfAsset, assetsOfDocument } from '@/lib/offline/asset-names';

test('a document names its files in tags and in the data of the page, each once', () => {
  const html =
    '<link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b.js" async></script>' +
    '<script>self.__next_f.push([1,"[\\"/_next/static/chunks/b.js\\",\\"/_next/static/media/f-s.p.1.woff2\\"]"])</script>';
  expect(assetsOfDocument(html)).toEqual([
    '/_next/static/chunks/a.css',
    '/_next/static/chunks/b.js',
    '/_next/static/media/f-s.p.1.woff2',
  ]);
});

test('a script names what it fetches on demand, as Turbopack writes it', () => {
  const script =
    '5420,e=>{e.v(s=>Promise.all(["static/chunks/1b~b-r_l.js","static/chunks/c.css"].map(s=>e.l(s))))}';
  expect(assetsOfAsset('/_next/static/chunks/a.js', script)).toEqual([
    '/_next/static/chunks/1b~b-r_l.js',
    '/_next/static/chunks/c.css',
  ]);
});

test('a style sheet names its fonts beside itself', () => {
  const styles =
    '@font-face{src:url(../media/anek.woff2)}a{background:url("data:image/png;base64,x")}';
  expect(assetsOfAsset('/_next/static/chunks/a.css', styles)).toEqual([
    '/_next/static/media/anek.woff2',
  ]);
});

test('a font names nothing', () => {
  expect(assetsOfAsset('/_next/static/media/a.woff2', '"static/chunks/b.js"')).toEqual([]);
});
