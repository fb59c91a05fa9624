import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useCalculator } from '@/components/forms/use-calculator';
import type { AddressPart } from '@/components/forms/engine-parts';
import { firstScript } from '@/lib/security/first-script';
import { passTime } from '@/tests/components/pass-time';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const path = '/double';
const written = jest.fn();
const answered = jest.fn();

/** Twice a number. The key `n` of the address holds it. */
const rules = {
  read: (typed: string) => {
    const isNumber = /^\d+$/.test(typed);
    return {
      inputs: isNumber ? Number(typed) : null,
      problems: isNumber ? {} : { number: 'no number' },
    };
  },
  answer: (number: number) => {
    answered(number);
    return number * 2;
  },
  typedAt: (address: string) => new URLSearchParams(address.replace('#', '')).get('n'),
  onAddressWritten: written,
};
const addressIn = {
  query: (number: number | null) => (number ? `${path}?n=${number}` : null),
  fragment: (number: number | null) => (number ? `n=${number}` : ''),
};

let fetches: (() => Promise<void>)[];

function Calculator({ first = '1', part }: { first?: string; part?: AddressPart }) {
  const root = useRef<HTMLDivElement>(null);
  const { typed, isEdited, code, hasFailed, read, inputs, answer, problems, change, ...rest } =
    useCalculator({
      root,
      initialTyped: first,
      fetchEngine: async () => {
        await fetches.shift()?.();
        const address = part && ((number: number | null) => addressIn[part](number));
        return { code: 'code', rules: { ...rules, address } };
      },
      address: part,
    });
  return (
    <div ref={root}>
      <input
        aria-label="number"
        value={typed}
        onChange={({ target }) => change(() => target.value)}
      />
      <button onClick={() => change(() => '', true)}>clear</button>
      <button onClick={rest.settle}>say all</button>
      <output>{isEdited && answer !== null ? answer : 'by the server'}</output>
      <ul>
        {code ? <li>{code}</li> : null}
        {hasFailed ? <li>failed</li> : null}
        {isEdited ? <li>edited</li> : null}
        {rest.isSettled ? <li>settled</li> : null}
        {read ? <li>{`of ${inputs}`}</li> : null}
        {Object.values(problems ?? {}).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

const field = () => screen.getByLabelText('number');
const answer = () => screen.getByRole('status').textContent;
const states = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

function open(address = path, props: Parameters<typeof Calculator>[0] = {}) {
  window.history.replaceState(null, '', address);
  return render(<Calculator {...props} />);
}
async function retype(text: string) {
  await user.clear(field());
  if (text) await user.type(field(), text);
}

beforeEach(() => {
  jest.useFakeTimers();
  fetches = [];
  written.mockReset();
  answered.mockReset();
});
afterEach(() => jest.useRealTimers());

test('the engine comes with the first focus, and the server’s answer stays until the first edit', async () => {
  open();
  await passTime(5000);
  expect(states()).toEqual(['settled']);
  act(() => field().focus());
  await passTime(0);
  expect(states()).toEqual(['code', 'settled', 'of 1']);
  expect(answer()).toBe('by the server');
  await retype('21');
  expect(answer()).toBe('42');
});

test('an edit before the engine is answered when it comes, the newest one alone', async () => {
  let come = () => {};
  fetches = [() => new Promise((resolve) => (come = resolve))];
  open();
  await retype('3');
  await retype('4');
  expect(answer()).toBe('by the server');
  come();
  await passTime(0);
  expect(answer()).toBe('8');
  expect(answered.mock.calls).toEqual([[4]]);
});

test('a failure is shown, and the next edit asks again', async () => {
  fetches = [() => Promise.reject(new TypeError('Failed to fetch'))];
  open();
  act(() => field().focus());
  await passTime(0);
  expect(states()).toContain('failed');
  await retype('5');
  await passTime(0);
  expect(states()).not.toContain('failed');
  expect(answer()).toBe('10');
});

test('a mistake is shown after a pause, goes with its cause, and leaves the last answer', async () => {
  open();
  await retype('6');
  await passTime(1000);
  await retype('six');
  expect(states()).toEqual(['code', 'edited', 'of 6']);
  expect(answer()).toBe('12');
  await passTime(1000);
  expect(states()).toEqual(['code', 'edited', 'settled', 'of 6', 'no number']);
  await retype('7');
  expect(states()).toEqual(['code', 'edited', 'of 7']);
});

test('a mistake can be shown at once; after a new start there is no answer to come back to', async () => {
  open();
  await retype('six');
  expect(states()).not.toContain('no number');
  await user.click(screen.getByText('say all'));
  expect(states()).toContain('no number');
  await retype('6');
  await user.click(screen.getByText('clear'));
  expect(states()).toContain('of null');
  expect(answer()).toBe('by the server');
});

test('the address is updated after a pause, with valid inputs only', async () => {
  open(`${path}?n=1#part`, { part: 'query' });
  await retype('8');
  expect(window.location.search).toBe('?n=1');
  await passTime(300);
  expect(window.location.href).toMatch(/\/double\?n=8$/);
  await retype('eight');
  await passTime(300);
  expect(window.location.search).toBe('?n=8');
  expect(written.mock.calls).toEqual([[`${path}?n=8`]]);
});

test('a press writes the address before a link is followed, and not after it was followed', async () => {
  open(path, { part: 'query' });
  await retype('9');
  await user.click(document.body);
  expect(window.location.search).toBe('?n=9');
  await retype('10');
  window.history.replaceState(null, '', '/another-page');
  await passTime(300);
  expect(window.location.href).toMatch(/\/another-page$/);
});

test.each([
  ['query', '/hi/double?n=9'],
  ['fragment', '/hi/double#n=9'],
] as const)(
  'the link to the other language takes an edit of just now along in the %s',
  async (part, url) => {
    const script = document.createElement('script');
    script.textContent = firstScript;
    document.head.append(script);
    open(path, { part });
    render(
      <a href="/hi/double" rel="alternate" onClick={(event) => event.preventDefault()}>
        हिन्दी
      </a>,
    );
    await retype('9');
    await user.click(screen.getByText('हिन्दी'));
    expect(screen.getByText('हिन्दी')).toHaveProperty('href', `http://localhost${url}`);
  },
);

test('private inputs are in the fragment, and an empty one leaves none', async () => {
  open(`${path}?other=1`, { part: 'fragment' });
  await retype('8');
  await passTime(300);
  expect(window.location.href).toMatch(/\/double\?other=1#n=8$/);
  await user.click(screen.getByText('clear'));
  await passTime(300);
  expect(window.location.href).toMatch(/\/double\?other=1$/);
});

test('a fragment is read at the start and when it changes; one that is not ours is not', async () => {
  open(`${path}#n=11`, { part: 'fragment' });
  await passTime(0);
  expect(field()).toHaveValue('11');
  expect(answer()).toBe('22');
  const go = async (hash: string) => {
    window.history.replaceState(null, '', path + hash);
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    await passTime(0);
  };
  await go('#content');
  expect(field()).toHaveValue('11');
  // A link to a part of the page must not take the input out of the address.
  expect(window.location.hash).toBe('#n=11');
  await go('#n=12');
  expect(field()).toHaveValue('12');
  expect(written).not.toHaveBeenCalled();
});

test('Back and Forward bring the fields of their query', async () => {
  open(`${path}?n=1`, { part: 'query' });
  await retype('13');
  await passTime(300);
  window.history.pushState(null, '', `${path}?n=14`);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await passTime(0);
  expect(field()).toHaveValue('14');
  expect(answer()).toBe('28');
});

test('a page that comes back as the server answered it reads what was typed since', async () => {
  const { unmount } = open(`${path}?n=1`, { part: 'query' });
  await retype('15');
  await passTime(300);
  unmount();
  open(`${path}?n=15`, { part: 'query' });
  await passTime(0);
  expect(field()).toHaveValue('15');
  expect(answer()).toBe('30');
});

test('a query that was not typed here stays as the server read it, and fetches nothing', async () => {
  open(`${path}?n=16`, { part: 'query', first: '16' });
  await passTime(5000);
  expect(states()).toEqual(['settled']);
});

test('what was typed before hydration is answered once the engine has come', async () => {
  jest.useRealTimers();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Calculator />);
  screen.getByLabelText<HTMLInputElement>('number').value = '17';
  render(<Calculator />, { container, hydrate: true });
  await waitFor(() => expect(answer()).toBe('34'));
  expect(field()).toHaveValue('17');
  expect(answered.mock.calls).toEqual([[17]]);
});
