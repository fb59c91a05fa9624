import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { textSource, useTextInHtml, type TextSource } from '@/components/ui/loading/text-in-html';

function Clause({ source, mark }: { source: TextSource<string>; mark?: string }) {
  const text = useTextInHtml(source);
  return (
    <p className={mark} suppressHydrationWarning>
      {text ?? ''}
    </p>
  );
}

test('hydration leaves the text of the HTML as it is and loads nothing', async () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  const source = textSource(load);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>Legal text</p>';
  const { rerender } = render(<Clause source={source} />, { container, hydrate: true });
  rerender(<Clause source={source} mark="seen" />);
  expect(screen.getByText('Legal text')).toHaveClass('seen');
  expect(load).not.toHaveBeenCalled();
});

test('a page that is reached without HTML loads the text once for all that print it', async () => {
  const load = jest.fn(() => Promise.resolve('loaded'));
  const source = textSource(load);
  await act(async () =>
    render(
      <Suspense fallback="waiting">
        <Clause source={source} />
        <Clause source={source} />
      </Suspense>,
    ),
  );
  expect(screen.getAllByText('loaded')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failure the next call asks again', async () => {
  const load = jest.fn(() => Promise.resolve('loaded')).mockRejectedValueOnce(new Error('offline'));
  const source = textSource(load);
  await expect(source()).rejects.toThrow('offline');
  await expect(source()).resolves.toBe('loaded');
});
