import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/files/copy-button';
import { CsvButton } from '@/components/ui/files/csv-button';
import { whenNear } from '@/components/ui/loading/triggers';
import { lazyComponent, type LoadTrigger, useLazy } from '@/components/ui/loading/use-lazy';
import { Drawer } from '@/components/ui/overlay/drawer';
import { pageWindow, Pagination } from '@/components/ui/pagination';
import { TextLink } from '@/components/ui/text-link';
import { provideBrowserParts } from './browser-parts';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/here', useRouter: () => router }));

describe('parts', () => {
  const user = userEvent.setup();

  beforeEach(() => {
    jest.clearAllMocks();
    provideBrowserParts();
  });

  test('button: the keyboard presses it; busy, it keeps the focus and ignores presses', async () => {
    const press = jest.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await user.tab();
    await user.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
    rerender(
      <Button onClick={press} isBusy>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  test('links: of this site by the router, also as a button; of another site by the browser', async () => {
    render(
      <>
        <TextLink href="/tables">Tables</TextLink>
        <ButtonLink href="/forms">Forms</ButtonLink>
        <TextLink href="https://www.rbi.org.in/">RBI</TextLink>
        <TextLink href="https://www.sebi.gov.in/" newTabLabel="opens in a new tab">
          SEBI
        </TextLink>
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Tables' }));
    await user.click(screen.getByRole('link', { name: 'Forms' }));
    expect(router.push.mock.calls).toEqual([['/tables'], ['/forms']]);
    expect(screen.getByRole('link', { name: 'RBI' })).not.toHaveAttribute('target');
    const sebi = screen.getByRole('link', { name: /SEBI \(opens in a new tab\)$/ });
    expect(sebi).toHaveAttribute('target', '_blank');
    expect(sebi).toHaveAttribute('rel', 'noreferrer');
  });

  test('breadcrumb: links on the way, a group without an address, and the page itself at the end', () => {
    render(
      <Breadcrumb
        label="Breadcrumbs"
        steps={[
          { id: 'home', title: 'Home', href: '/analytics' },
          { id: 'group', title: 'Features' },
          { id: 'page', title: 'SIP', href: '/sip' },
        ]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
    expect(screen.getByText('SIP')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Features')).not.toHaveAttribute('aria-current');
  });

  test('copy button: copies the text as it stands, and says whether it could', async () => {
    const labels = { copy: 'Copy', copied: 'Copied.', notCopied: 'Not copied.' };
    render(
      <>
        <pre id="code">{'a\n  b'}</pre>
        <CopyButton targetId="code" labels={labels} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('a\n  b');
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Not copied.')).toBeInTheDocument();
  });

  function Filters() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <Drawer isOpen={isOpen} title="Filters" closeLabel="Close" onClose={() => setIsOpen(false)}>
          <a href="#a">A filter</a>
        </Drawer>
      </>
    );
  }

  test('drawer: holds the focus, and gives it back on Escape and on its button', async () => {
    render(<Filters />);
    const opener = screen.getByRole('button', { name: 'Open' });
    for (const leave of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      await user.click(opener);
      const drawer = await screen.findByRole('dialog', { name: 'Filters' });
      await user.tab();
      await user.tab();
      await user.tab();
      expect(drawer).toContainElement(document.activeElement as HTMLElement);
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  });
});

describe('pagination', () => {
  const user = userEvent.setup();
  const labels = {
    name: 'Pages of plans',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page {page}',
    status: 'Page {page} of {pageCount}',
  };

  function Paged({ first }: { first: number }) {
    const [page, setPage] = useState(first);
    return <Pagination page={page} pageCount={12} labels={labels} onPage={setPage} />;
  }

  test('buttons: the current page is named and read out, the keyboard walks', async () => {
    render(<Paged first={1} />);
    expect(screen.getByRole('navigation', { name: 'Pages of plans' })).toBeInTheDocument();
    expect(screen.getByText('Page 1').parentElement).toHaveAttribute('aria-current', 'page');
    const next = screen.getByRole('button', { name: 'Next page' });
    next.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 12');
    expect(next).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Page 12' }));
    expect(screen.getByRole('status')).toHaveTextContent('Page 12 of 12');
  });

  test('at an end the arrow stands, says that it is off, and leads nowhere', () => {
    render(<Paged first={1} />);
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });

  test('links: each page has its address', () => {
    const hrefOf = (page: number) => `/plans?page=${page}`;
    render(<Pagination page={2} pageCount={3} labels={labels} hrefOf={hrefOf} />);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/plans?page=3');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
      'href',
      '/plans?page=1',
    );
    expect(screen.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument();
  });

  test.each([
    [3, 7, '1 2 3 4 5 6 7'],
    [6, 12, '1 gap 5 6 7 gap 12'],
  ])('page %i of %i shows %s', (page, pageCount, shown) => {
    expect(pageWindow(page, pageCount).join(' ')).toBe(shown);
  });

  test('always first, last, the current page and its neighbours; a gap hides at least two', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 5000 }), fc.nat(), (pageCount, any) => {
        const page = 1 + (any % pageCount);
        const shown = pageWindow(page, pageCount);
        expect(shown).toHaveLength(7);
        const wanted = [1, page - 1, page, page + 1, pageCount];
        expect(shown).toEqual(
          expect.arrayContaining(wanted.filter((number) => number >= 1 && number <= pageCount)),
        );
        const distances = shown.slice(1).map((step, index) => [shown[index], step]);
        for (const [before, step] of distances) {
          expect(before === 'gap' || step === 'gap' || step === Number(before) + 1).toBe(true);
        }
        const hidden = shown.flatMap((step, index) =>
          step === 'gap' ? [Number(shown[index + 1]) - Number(shown[index - 1]) - 1] : [],
        );
        expect(hidden.every((pages) => pages >= 2)).toBe(true);
      }),
    );
  });
});

describe('files', () => {
  test('saves what was loaded with the byte order mark, and says when it could not be loaded', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:here';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const load = jest
      .fn<Promise<{ name: string; text: string }>, []>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ name: 'a.csv', text: 'a,b' });
    render(<CsvButton label="Save" failed="Not saved" load={load} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not saved')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    expect(names).toEqual(['a.csv']);
    const [file] = saved;
    // jsdom's Blob has no arrayBuffer().
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file ?? new Blob());
    });
    expect([...new Uint8Array(bytes)]).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]);
    expect(file?.type).toBe('text/csv; charset=utf-8');
  });
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
