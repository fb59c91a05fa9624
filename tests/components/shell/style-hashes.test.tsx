/** @jest-environment node */
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { Suspense, use } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { LoadingBar } from '@/components/shell/after-first-interaction';
import { constantStyleAttributeHashes, constantStyleHashes } from '@/lib/security/policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** All that React sends for a drawing of which a piece comes late. */
function streamed(): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20));
  function Late() {
    return <text>{use(late)}</text>;
  }
  return new Promise((resolve, reject) => {
    const sink = new PassThrough();
    let html = '';
    sink.on('data', (chunk: Buffer) => (html += chunk.toString()));
    sink.on('end', () => resolve(html));
    const { pipe } = renderToPipeableStream(
      <svg>
        <Suspense fallback={<g />}>
          <Late />
        </Suspense>
      </svg>,
      { onShellReady: () => pipe(sink), onError: reject },
    );
  });
}

test('the style that React writes for a late piece of a drawing is in the policy, and no other', async () => {
  const html = await streamed();
  expect(html).toContain('late');
  const styles = [...html.matchAll(/ style="(.*?)"/g)].map(([, text = '']) => text);
  expect(styles.length).toBeGreaterThan(0);
  expect(new Set(styles.map(hashOf))).toEqual(new Set(constantStyleAttributeHashes));
});

test('the style element of the loading bar is in the content security policy', () => {
  const view = renderToStaticMarkup(<LoadingBar followed={null} />);
  const styles = [...view.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(styles).toHaveLength(1);
  expect(constantStyleHashes).toEqual(expect.arrayContaining(styles.map(hashOf)));
});
