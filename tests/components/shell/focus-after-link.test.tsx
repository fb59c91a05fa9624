import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useFocusAfterLink } from '@/components/shell/use-focus-after-link';
import { FilterChips } from '@/components/ui/table/filter-chips';
import { Pagination } from '@/components/ui/pagination';

let mockQuery = '';
jest.mock('next/navigation', () => ({
  usePathname: () => '/coins',
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
  useSearchParams: () => new URLSearchParams(mockQuery),
}));

function Frame({
  followed = null,
  children,
}: {
  followed?: HTMLAnchorElement | null;
  children: ReactNode;
}) {
  useFocusAfterLink(followed);
  return (
    <section>
      <button type="button">First</button>
      {children}
    </section>
  );
}

const pages = (page: number) => (
  <Pagination
    page={page}
    pageCount={12}
    labels={{
      ...{ name: 'Pages', previous: 'Previous', next: 'Next' },
      ...{ page: 'Page {page}', status: '{page} of {pageCount}' },
    }}
    hrefOf={(to) => `/coins?page=${to}`}
  />
);

const chips = (texts: readonly string[]) => (
  <FilterChips chips={texts.map((text) => ({ text, href: '/coins' }))} removeLabel="Remove" />
);

/** The page that a link has led to. */
function arriveWith(rerender: (page: ReactNode) => void, query: string, content: ReactNode) {
  mockQuery = query;
  rerender(<Frame>{content}</Frame>);
}

/** Null while nothing has the focus. */
function focusedName(): string | null {
  const { activeElement: focused } = document;
  return focused === document.body ? null : focused?.textContent || focused?.ariaLabel || '';
}

beforeEach(() => {
  mockQuery = '';
});

describe('the focus of a link that is gone', () => {
  test.each([
    ['the chosen page', 'Page 3', 2, 3],
    ['an arrow at the end', 'Next', 11, 12],
    ['an arrow at the beginning', 'Previous', 2, 1],
  ])('stays at %s', async (_, name, from, to) => {
    const { rerender } = render(<Frame>{pages(from)}</Frame>);
    await userEvent.click(screen.getByRole('link', { name }));
    arriveWith(rerender, `page=${to}`, pages(to));
    expect(focusedName()).toContain(name);
  });

  test.each([
    ['the next filter', 'Remove A', ['B', 'C'], 'Remove B×'],
    ['the one before, after the last', 'Remove C', ['A', 'B'], 'Remove B×'],
    ['the first control of the section, after the only one', 'Remove A', [], 'First'],
  ])('goes to %s', async (_, name, left, heir) => {
    const all = left.length === 0 ? ['A'] : ['A', 'B', 'C'];
    const { rerender } = render(<Frame>{chips(all)}</Frame>);
    await userEvent.click(screen.getByRole('link', { name }));
    arriveWith(rerender, 'filters=fewer', chips(left));
    expect(focusedName()).toBe(heir);
  });

  test('is taken from nothing that has it, and from no link that is still there', async () => {
    const { rerender } = render(<Frame>{pages(5)}</Frame>);
    const next = screen.getByRole('link', { name: 'Next' });
    await userEvent.click(next);
    arriveWith(rerender, 'page=6', pages(6));
    expect(next).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Page 7' }));
    screen.getByRole('button', { name: 'First' }).focus();
    arriveWith(rerender, 'page=7', pages(7));
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  });

  test('is known of a link that was followed before this code was loaded', () => {
    let followed: HTMLAnchorElement | null = null;
    const page = (shown: number) => (
      <>
        {pages(shown)}
        {followed ? <Frame followed={followed}>{null}</Frame> : null}
      </>
    );
    const { rerender } = render(page(2));
    followed = screen.getByRole<HTMLAnchorElement>('link', { name: 'Page 3' });
    followed.focus();
    rerender(page(2));
    mockQuery = 'page=3';
    rerender(page(3));
    expect(focusedName()).toContain('Page 3');
  });
});
