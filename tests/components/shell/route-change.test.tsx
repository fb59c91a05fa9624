import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { useRouteChange } from '@/components/shell/on-each-page';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function Page() {
  useRouteChange();
  return null;
}

const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockReset();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => jest.useRealTimers());

/** Goes from one page to another; `later` is what streams in after the heading. */
function follow(address: string, html: string, later = ''): void {
  const main = document.createElement('main');
  const container = document.createElement('div');
  document.body.replaceChildren(main, container);
  jest.mocked(usePathname).mockReturnValue('/from');
  const { rerender } = render(<Page />, { container });
  main.innerHTML = html;
  window.history.pushState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(window.location.pathname);
  rerender(<Page />);
  jest.advanceTimersByTime(50);
  main.insertAdjacentHTML('beforeend', later);
  jest.advanceTimersByTime(2_000);
}

const heading = '<h1 tabindex="-1">Page</h1>';
const part = '<section id="dates"><h2>Dates</h2></section>';

test.each([
  ['no fragment', '/a', heading + part, '', 'H1'],
  ['a fragment of the page', '/b#dates', heading + part, '', 'SECTION'],
  ['a fragment that streams in later', '/c#dates', heading, part, 'SECTION'],
  ['a fragment that the page lacks', '/d#nowhere', heading + part, '', 'H1'],
  ['inputs of a calculator', '/e#income=12&dates=1', heading + part, '', 'H1'],
])('a link with %s leads to where it says', (_, address, html, later, focused) => {
  follow(address, html, later);
  expect(document.activeElement?.tagName).toBe(focused);
  expect(scrollIntoView).toHaveBeenCalledTimes(focused === 'SECTION' ? 1 : 0);
});
