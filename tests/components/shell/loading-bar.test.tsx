import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import LoadingBar from '@/components/shell/loading-bar';
import { constantStyleHashes } from '@/lib/security/style-hashes';

test('the style element of the loading bar is in the content security policy', () => {
  const view = renderToStaticMarkup(<LoadingBar startsAtOnce={false} />);
  const styles = [...view.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles).toHaveLength(1);
  const hashes = styles.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(constantStyleHashes).toEqual(expect.arrayContaining(hashes));
});
