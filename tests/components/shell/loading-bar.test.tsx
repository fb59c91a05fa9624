import { createHash } from 'node:crypto';
import { render } from '@testing-library/react';
import LoadingBar from '@/components/shell/loading-bar';
import { constantStyleHashes } from '@/lib/security/style-hashes';

test('the style element of the loading bar is in the content security policy', () => {
  const { container } = render(<LoadingBar />);
  const styles = [...container.querySelectorAll('style')].map((style) => style.textContent ?? '');
  expect(styles).toHaveLength(1);
  const hashes = styles.map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(constantStyleHashes).toEqual(expect.arrayContaining(hashes));
});
