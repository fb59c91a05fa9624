import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { textSource, useTextInHtml, type TextSource } from '@/components/ui/loading/text-in-html';
import { atFirstSign, whenNear } from '@/components/ui/loading/triggers';
import { lazyComponent, type LoadTrigger, useLazy } from '@/components/ui/loading/use-lazy';

function Clause({ source, mark }: { source: TextSource<string>; mark?: string }) {
  const text = useTextInHtml(source);
  return (
    <p className={mark} suppressHydrationWarning>
      {text ?? ''}
    </p>
  );
}

test('hydration keeps the text of the HTML and loads nothing', async () => {
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

describe('what is loaded late', () => {
  type Greeting = { name: string };

  const Arrived = ({ name }: Greeting) => <p>Hello {name}</p>;

  test('shows its fallback until the trigger, fetches once, and tries again after a failure', async () => {
    let load: () => void = () => undefined;
    const stop = jest.fn();
    const trigger: LoadTrigger = (start) => {
      load = start;
      return stop;
    };
    const fetchComponent = jest
      .fn(() => Promise.resolve(Arrived))
      .mockRejectedValueOnce(new Error('offline'));
    const Lazy = lazyComponent<Greeting>(fetchComponent, trigger, ({ place, hasFailed, name }) => (
      <div ref={place}>{hasFailed ? 'Failed' : `Waiting for ${name}`}</div>
    ));
    render(<Lazy name="Asha" />);
    expect(screen.getByText('Waiting for Asha')).toBeVisible();
    expect(fetchComponent).not.toHaveBeenCalled();
    act(() => {
      load();
      load();
    });
    expect(await screen.findByText('Failed')).toBeVisible();
    expect(fetchComponent).toHaveBeenCalledTimes(1);
    act(() => load());
    expect(await screen.findByText('Hello Asha')).toBeVisible();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('without a fallback nothing shows, and without the trigger nothing is fetched', () => {
    const fetchComponent = jest.fn(() => Promise.resolve(Arrived));
    const Lazy = lazyComponent<Greeting>(fetchComponent, () => undefined);
    const { container } = render(<Lazy name="Asha" />);
    expect(container).toBeEmptyDOMElement();
    expect(fetchComponent).not.toHaveBeenCalled();
  });

  test('code is fetched at a press, too', async () => {
    function Counter() {
      const { code, load } = useLazy(() => Promise.resolve({ count: 3 }));
      return <button onClick={load}>{code ? code.count : 'Load'}</button>;
    }
    render(<Counter />);
    await userEvent.click(screen.getByText('Load'));
    expect(await screen.findByText('3')).toBeVisible();
  });

  test.each(['pointerover', 'keydown', 'click'])('the first sign, a %s, loads once', (sign) => {
    const load = jest.fn();
    atFirstSign(load, null);
    atFirstSign(load, null)?.();
    expect(load).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('near loads when the place comes within the distance', () => {
    let report: (entries: Partial<IntersectionObserverEntry>[]) => void = () => undefined;
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    const construct = jest.fn((callback: typeof report, _options: IntersectionObserverInit) => {
      report = callback;
      return observer;
    });
    const before = window.IntersectionObserver;
    Object.assign(window, { IntersectionObserver: construct });
    const load = jest.fn();
    const place = document.createElement('div');
    const stop = whenNear(300)(load, place);
    expect(observer.observe).toHaveBeenCalledWith(place);
    expect(construct.mock.calls[0]?.[1]).toEqual({ rootMargin: '300px' });
    report([{ isIntersecting: false }]);
    expect(load).not.toHaveBeenCalled();
    report([{ isIntersecting: true }]);
    expect(load).toHaveBeenCalledTimes(1);
    stop?.();
    expect(observer.disconnect).toHaveBeenCalled();
    Object.assign(window, { IntersectionObserver: before });
  });
});
