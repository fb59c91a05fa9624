import { fireEvent, render } from '@testing-library/react';
import { LoadingBar } from '@/components/shell/after-first-interaction';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/from?plan=1');
});
afterEach(() => {
  jest.advanceTimersByTime(2_000);
  jest.useRealTimers();
  document.body.replaceChildren();
});

function isRunning(): boolean {
  jest.advanceTimersByTime(2_000);
  return document.querySelector('#nprogress') !== null;
}

function linkTo(attributes: Partial<HTMLAnchorElement>): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), attributes);
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  return link;
}

test.each([
  ['another page', { href: '/to' }, true],
  ['another query of the page', { href: '/from?plan=2' }, true],
  ['a part of the page', { href: '/from?plan=1#dates' }, false],
  ['the page that is open by now', { href: '/from?plan=1' }, false],
  ['a file', { href: '/dates.ics', download: 'dates.ics' }, false],
  ['a new tab', { href: '/to', target: '_blank' }, false],
  ['another site', { href: 'https://example.com/to' }, false],
])('the bar runs for a link to %s that was followed before it loaded', (_, link, runs) => {
  render(<LoadingBar followed={linkTo(link)} />);
  expect(isRunning()).toBe(runs);
  window.history.pushState(null, '', '/to');
  expect(isRunning()).toBe(false);
});

test.each([
  ['another page', { href: '/to' }, true],
  ['a file', { href: '/dates.ics', download: 'dates.ics' }, false],
])('the bar runs after a click on a link to %s', (_, link, runs) => {
  render(<LoadingBar followed={null} />);
  fireEvent.click(linkTo(link));
  expect(isRunning()).toBe(runs);
  window.history.pushState(null, '', '/to');
  expect(isRunning()).toBe(false);
});
