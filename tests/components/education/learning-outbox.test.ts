import { createOutbox } from '@/components/education/learning-outbox';
import { removePersonalEntries } from '@/lib/browser-storage/remove-personal-entries';
import { pendingEvents } from '@/lib/education/domain/learning/pending-events';

const event = {
  kind: 'answered',
  question: 'a/lesson:q1',
  option: 0,
  askedIn: 'quiz',
} as const;

/** What the site was sent, and the ids that it says it has. */
let sent: string[][];
let answer: (ids: string[]) => Promise<Partial<Response>>;

const keepAll = (ids: string[]) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve({ doneIds: ids }) });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  answer = keepAll;
  globalThis.fetch = jest.fn((_url: string, { body }: { body: string }) => {
    const ids = (JSON.parse(body) as { events: { id: string }[] }).events.map(({ id }) => id);
    sent.push(ids);
    return answer(ids);
  }) as unknown as typeof fetch;
  let count = 0;
  Object.defineProperty(globalThis.crypto, 'randomUUID', {
    configurable: true,
    value: () => `id-${(count += 1)}`,
  });
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('sends all answers in one request, and then holds nothing', async () => {
  const outbox = createOutbox('asha');
  outbox.record(event);
  outbox.record(event);
  expect(outbox.state()).toEqual({ waiting: 2, problem: 'none' });
  await wait(2000);
  expect(sent).toEqual([['id-1', 'id-2']]);
  expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
  expect(localStorage).toHaveLength(0);
});

it('counts waiting answers but not reading positions', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const outbox = createOutbox('asha');
  outbox.record({ kind: 'read', lesson: 'a/lesson', heading: null });
  await wait(2000);
  expect(outbox.state()).toEqual({ waiting: 0, problem: 'offline' });
  outbox.record(event);
  expect(outbox.state()).toEqual({ waiting: 1, problem: 'offline' });
  expect(pendingEvents('asha')).toHaveLength(2);
});

it('without a connection stores it in the browser, for the next try or the next visit', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const outbox = createOutbox('asha');
  outbox.record(event);
  await wait(2000);
  expect(outbox.state()).toEqual({ waiting: 1, problem: 'offline' });
  expect(pendingEvents('asha')).toHaveLength(1);
  answer = keepAll;
  await createOutbox('asha').send();
  expect(pendingEvents('asha')).toEqual([]);
  // Another tab has sent it: the note about it goes.
  await wait(30_000);
  expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
  outbox.record(event);
  await wait(2000);
  expect(outbox.state()).toEqual({ waiting: 0, problem: 'none' });
});

it('waits as long as a full minute asks, and says when one is signed out', async () => {
  answer = () =>
    Promise.resolve({ ok: false, status: 429, headers: new Headers({ 'retry-after': '40' }) });
  const outbox = createOutbox('asha');
  outbox.record(event);
  await wait(2000);
  expect(sent).toHaveLength(1);
  await wait(30_000);
  expect(sent).toHaveLength(1);
  answer = () => Promise.resolve({ ok: false, status: 401 });
  await wait(10_000);
  expect(sent).toHaveLength(2);
  expect(outbox.state()).toEqual({ waiting: 1, problem: 'signed-out' });
});

it('never sends another member’s, and log-out forgets one’s own alone', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  createOutbox('asha').record(event);
  await createOutbox('ravi').send();
  expect(sent).toEqual([]);
  localStorage.setItem('theme', 'dark');
  removePersonalEntries('ravi');
  expect(pendingEvents('asha')).toHaveLength(1);
  removePersonalEntries('asha');
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

it('in a browser without storage the page itself holds it', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const outbox = createOutbox('asha');
  outbox.record(event);
  expect(outbox.state().waiting).toBe(1);
  await wait(2000);
  expect(outbox.state().waiting).toBe(0);
  storage.mockRestore();
});
