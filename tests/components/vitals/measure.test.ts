import type * as WebVitals from 'web-vitals';
import type * as Measure from '@/lib/vitals/measure';

type Report = (metric: { name: string; value: number }) => void;
const reports: Report[] = [];
const take = (report: Report) => void reports.push(report);
jest.mock(
  'web-vitals',
  () =>
    ({
      onCLS: (report: Report) => take(report),
      onFCP: () => undefined,
      onINP: () => undefined,
      onLCP: (report: Report) => take(report),
      onTTFB: () => undefined,
    }) satisfies Partial<Record<keyof typeof WebVitals, unknown>>,
);

const send = jest.fn(async () => new Response());

/** A page load of its own: the module measures once. */
function measure() {
  jest.isolateModules(() => {
    jest.requireActual<typeof Measure>('@/lib/vitals/measure').measureVitals();
  });
}

function leave() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** The address of the document that was loaded; jsdom has no such entries. */
function loadedFrom(address: string | null) {
  const entries = address === null ? [] : [{ name: new URL(address, window.location.href).href }];
  Object.assign(performance, { getEntriesByType: () => entries });
}

beforeEach(() => {
  loadedFrom(null);
  localStorage.clear();
  reports.length = 0;
  send.mockClear();
  Object.assign(globalThis, { fetch: send });
  window.history.replaceState(null, '', '/features/mutual-funds/123456?m=50000');
});

afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(document, 'visibilityState');
  window.history.replaceState(null, '', '/');
});

test('figures go once, when the page is left, without cookies and with the pattern of the page', () => {
  localStorage.setItem('measure', 'yes');
  measure();
  reports.forEach((report, index) => report({ name: ['CLS', 'LCP'][index] ?? '', value: index }));
  expect(send).not.toHaveBeenCalled();
  leave();
  leave();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(
    '/api/vitals',
    expect.objectContaining({
      method: 'POST',
      credentials: 'omit',
      keepalive: true,
      body: JSON.stringify({
        page: '/features/mutual-funds/*',
        width: 'wide',
        vitals: [
          { name: 'CLS', value: 0 },
          { name: 'LCP', value: 1 },
        ],
      }),
    }),
  );
});

test('after a move inside the site, figures belong to the page that was loaded', () => {
  localStorage.setItem('measure', 'yes');
  loadedFrom('/tables?sort=name#rows');
  measure();
  reports[1]?.({ name: 'LCP', value: 1 });
  leave();
  expect(send).toHaveBeenCalledWith(
    '/api/vitals',
    expect.objectContaining({ body: expect.stringContaining('"page":"/tables"') }),
  );
});

test('consent taken back before the page is left sends nothing', () => {
  localStorage.setItem('measure', 'yes');
  measure();
  reports[0]?.({ name: 'CLS', value: 0 });
  localStorage.removeItem('measure');
  leave();
  expect(send).not.toHaveBeenCalled();
});

test('a page that is on no list is not measured', () => {
  localStorage.setItem('measure', 'yes');
  window.history.replaceState(null, '', '/nowhere');
  measure();
  expect(reports).toHaveLength(0);
});
