import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { type ComponentProps, useState } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { CopyButton, useCopy } from '@/components/ui/files/copy-button';
import { CsvButton } from '@/components/ui/files/csv-button';
import { CsvLink } from '@/components/ui/files/csv-link';
import { Skeleton, BusyArea } from '@/components/ui/loading/skeleton';
import { Drawer } from '@/components/ui/overlay/drawer';
import { focusWhenFree } from '@/components/ui/overlay/focus-when-free';
import { Popover, PopoverMenu } from '@/components/ui/overlay/popover';
import { PageHeader } from '@/components/ui/page-header';
import { type PageTab, PageTabs, ViewChips } from '@/components/ui/page-tabs';
import { pageWindow, Pagination } from '@/components/ui/pagination';
import { RemoveButton } from '@/components/ui/remove-button';
import { Panel } from '@/components/ui/panel';
import { RouteLink } from '@/components/ui/route-link';
import { SearchField } from '@/components/ui/search-field';
import { SortButton, SortLink } from '@/components/ui/table/sort-head';
import { TextLink } from '@/components/ui/text-link';
import { provideBrowserParts } from './browser-parts';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';

const router = { push: jest.fn(), prefetch: jest.fn() };
let path = '/here';
jest.mock('next/navigation', () => ({ usePathname: () => path, useRouter: () => router }));

/** Of the next press: whether nothing prevented what the browser does. */
function leftToBrowser(): boolean[] {
  const left: boolean[] = [];
  const note = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  return left;
}

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

  test.each<[string, MouseEventInit, Partial<ComponentProps<typeof RouteLink>>, boolean]>([
    ['a press', {}, {}, true],
    ['Ctrl and a press', { ctrlKey: true }, {}, false],
    ['Cmd and a press', { metaKey: true }, {}, false],
    ['Shift and a press', { shiftKey: true }, {}, false],
    ['Alt and a press', { altKey: true }, {}, false],
    ['the middle button', { button: 1 }, {}, false],
    ['a press on a link to a new tab', {}, { opensNewTab: true }, false],
  ])('%s: a press on a link', (_, press, more, isFollowed) => {
    render(
      <RouteLink href="/there" {...more}>
        There
      </RouteLink>,
    );
    const link = screen.getByRole('link');
    const left = leftToBrowser();
    fireEvent.click(link, press);
    expect(router.push.mock.calls).toEqual(isFollowed ? [['/there']] : []);
    expect(left).toEqual([!isFollowed]);
    fireEvent.focus(link);
    expect(router.prefetch).toHaveBeenCalledTimes(more.opensNewTab ? 0 : 1);
  });

  test.each([
    ['/here', 'page'],
    ['/here/below', 'true'],
    ['/hereafter', null],
  ])('on %s the link of a section is current: %s', (shown, current) => {
    path = shown;
    render(
      <RouteLink href="/here" isSection>
        Here
      </RouteLink>,
    );
    const { ariaCurrent } = screen.getByRole('link');
    expect(ariaCurrent ?? null).toBe(current);
    path = '/here';
  });

  test('tabs and views of a page are links; the open one is current, and a page may answer itself', () => {
    const choose = jest.fn();
    const tabs: PageTab[] = [
      { id: 'a', title: 'Table', href: '/here?tab=a', count: '12' },
      { id: 'b', title: 'Chart', href: '/here?tab=b', onChoose: choose },
      { id: 'c', title: 'Dates', href: '/here?tab=c', onChoose: null },
    ];
    const shared = { label: 'Views', current: 'b' };
    const { unmount } = render(<ViewChips {...shared} views={tabs} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Chart');
    unmount();
    render(<PageTabs {...shared} tabs={tabs} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Chart');
    expect(screen.getByRole('link', { name: 'Table 12' })).not.toHaveAttribute('aria-current');
    for (const [name, press, isLeft, chosen] of [
      ['Table 12', {}, false, 0],
      ['Chart', { ctrlKey: true }, true, 0],
      ['Chart', {}, false, 1],
      ['Dates', {}, true, 1],
    ] as const) {
      const left = leftToBrowser();
      fireEvent.click(screen.getByRole('link', { name }), press);
      expect(left).toEqual([isLeft]);
      expect(choose).toHaveBeenCalledTimes(chosen);
    }
    expect(router.push.mock.calls).toEqual([['/here?tab=a']]);
  });

  test('a menu of links: this page is current, a file is a download, and its button names it', () => {
    const links = [
      { id: 'one', href: '/one', text: 'One', isFile: false },
      { href: '/two', text: 'Two', isFile: false },
      { href: '/dates.ics', text: 'Dates', isFile: true },
    ];
    const menu = { id: 'more', label: 'More', button: 'Text', links };
    const { rerender } = render(<PopoverMenu {...menu} current="one" />);
    expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('popovertarget', 'more');
    expect(screen.getByText('One')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Two')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Dates')).toHaveAttribute('download');
    rerender(<PopoverMenu {...menu} current={null} isNamedByText />);
    expect(screen.getByRole('button', { name: 'Text' })).toBeInTheDocument();
    expect(screen.getByText('One')).not.toHaveAttribute('aria-current');
  });

  test.each(['ascending', 'descending', undefined] as const)(
    'the head of a column that sorts says what it does, and draws %s',
    async (order) => {
      const sort = jest.fn();
      const shared = { action: 'Sort by', title: 'Name', order };
      render(
        <>
          <SortLink {...shared} href="/here?sort=name" />
          <SortButton {...shared} onSort={sort} />
        </>,
      );
      const heads = [screen.getByRole('link'), screen.getByRole('button')];
      for (const head of heads) {
        expect(head).toHaveAccessibleName('Sort by Name');
        expect(head.querySelector('[data-icon]') !== null).toBe(order !== undefined);
      }
      await user.click(heads[1]!);
      expect(sort).toHaveBeenCalledTimes(1);
    },
  );

  test('a page and its panels have names, and what belongs above, beside and below', () => {
    render(
      <>
        <PageHeader title="Fund" back={{ href: '/funds', label: 'Funds' }} actions="Save">
          A sentence.
        </PageHeader>
        <Panel
          label="NAVs"
          head="Views"
          tools={<CsvLink href="/f.csv" text="CSV" isIcon />}
          foot="AMFI"
        >
          <Popover id="filters" label="Filters">
            All
          </Popover>
          <SearchField id="q" label="Search funds" submit="Search" defaultValue="x" maxLength={9} />
          <Skeleton label="Loading" lines={2} />
          <Disclosure title="Working">a formula</Disclosure>
          <Disclosure title="Sources" note="2 files" isOpen>
            a source
          </Disclosure>
        </Panel>
      </>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
    expect(hrefOf('Funds')).toBe('/funds');
    expect(screen.getByText('a source')).toBeVisible();
    expect(screen.getByText('a formula')).not.toBeVisible();
    const panel = screen.getByRole('region', { name: 'NAVs' });
    expect(within(panel).getByRole('link', { name: 'CSV' })).toHaveAttribute('download');
    expect(screen.getByRole('searchbox', { name: 'Search funds' })).toHaveAttribute('name', 'q');
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
    expect(screen.getByText('All')).toHaveAttribute('popover', 'auto');
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^Loading$/);
    expect(status.querySelectorAll('[aria-hidden=true]')).toHaveLength(2);
  });

  test('an outage is marked for the page cache of the server, other empty states are not', () => {
    const { container, rerender } = render(<EmptyState title="Down" drawing="down" />);
    expect(container.firstChild).toHaveAttribute('data-outage');
    rerender(<EmptyState title="None" drawing="search" />);
    expect(container.firstChild).not.toHaveAttribute('data-outage');
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
    expect(textsOf('link')).toEqual(['Home']);
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

  test('a second press of the copy button is announced again', async () => {
    const labels = { copy: 'Copy', copied: 'Copied.', notCopied: 'Not copied.' };
    render(<CopyButton targetId="code" labels={labels} />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await user.click(button);
    const first = await screen.findByText('Copied.');
    await user.click(button);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByRole('status')).toHaveTextContent('Copied.');
  });

  function Share({ subject }: { subject: string }) {
    const { copy, outcome } = useCopy(subject);
    return <button onClick={() => copy(subject)}>{outcome ?? 'none'}</button>;
  }

  test('the outcome of copying is that of the text on the screen', async () => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    const { rerender } = render(<Share subject="a" />);
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('notCopied')).toBeInTheDocument();
    jest.restoreAllMocks();
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('copied')).toBeInTheDocument();
    rerender(<Share subject="b" />);
    expect(screen.getByText('none')).toBeInTheDocument();
  });

  test('the focus returns once the page is no longer inert, and not into a page that stays inert', () => {
    jest.useFakeTimers();
    const { container } = render(<button type="button">Back</button>);
    const button = screen.getByRole('button');
    container.setAttribute('inert', '');
    focusWhenFree(button);
    jest.advanceTimersByTime(100);
    expect(button).not.toHaveFocus();
    container.removeAttribute('inert');
    jest.advanceTimersByTime(100);
    expect(button).toHaveFocus();
    container.setAttribute('inert', '');
    focusWhenFree(button);
    jest.advanceTimersByTime(10_000);
    expect(jest.getTimerCount()).toBe(0);
    focusWhenFree(null);
    jest.useRealTimers();
  });

  test('a part whose code is still loading is inert and busy', () => {
    const { container, rerender } = render(<BusyArea isBusy>A field</BusyArea>);
    expect(container.firstChild).toHaveAttribute('inert');
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
    rerender(<BusyArea isBusy={false}>A field</BusyArea>);
    expect(container.firstChild).not.toHaveAttribute('inert');
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

describe('button that removes its row', () => {
  test('the focus passes over a control that can take none, such as one in a closed part', async () => {
    function Row() {
      const [isThere, setIsThere] = useState(true);
      return isThere ? (
        <RemoveButton onRemove={() => setIsThere(false)}>Remove</RemoveButton>
      ) : null;
    }
    render(
      <main>
        <button type="button">Add</button>
        {/* In jsdom, which has no layout, only a disabled control refuses the focus. */}
        <button type="button" disabled>
          Out of reach
        </button>
        <Row />
      </main>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
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
    expect(screen.getByRole('button', { name: 'Page 12' })).toHaveFocus();
  });

  test('buttons: at an end the arrow is off and holds the focus', async () => {
    render(<Paged first={11} />);
    const next = screen.getByRole('button', { name: 'Next page' });
    await user.click(next);
    await user.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Page 12 of 12');
  });

  test('links: at an end the arrow stands, says that it is off, and leads nowhere', () => {
    render(
      <Pagination page={1} pageCount={3} labels={labels} hrefOf={(page) => `?page=${page}`} />,
    );
    const previous = screen.getByRole('link', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(previous).not.toHaveAttribute('href');
  });

  test('links: each page has its address', () => {
    const addressOf = (page: number) => `/plans?page=${page}`;
    render(<Pagination page={2} pageCount={3} labels={labels} hrefOf={addressOf} />);
    expect(hrefOf('Page 3')).toBe('/plans?page=3');
    expect(hrefOf('Previous page')).toBe('/plans?page=1');
    expect(screen.queryByRole('link', { name: 'Page 2' })).not.toBeInTheDocument();
  });

  test('links: on page 2 the link to page 1, whose address is the path alone, is not current', () => {
    const addressOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
    render(<Pagination page={2} pageCount={3} labels={labels} hrefOf={addressOf} />);
    expect(screen.getByText('Page 2').parentElement).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1' })).not.toHaveAttribute('aria-current');
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
  beforeAll(giveBlobsTheirBytes);

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
    const bytes = (await file?.arrayBuffer()) ?? [];
    expect([...new Uint8Array(bytes)]).toEqual([0xef, 0xbb, 0xbf, 0x61, 0x2c, 0x62]);
    expect(file?.type).toBe('text/csv; charset=utf-8');
  });
});
