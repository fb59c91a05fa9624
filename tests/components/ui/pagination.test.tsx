import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { pageWindow } from '@/components/ui/pagination';
import { Pagination } from '@/components/ui/pagination';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/plans', useRouter: () => router }));

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
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [6, 12, '1 gap 5 6 7 gap 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
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
