import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SupporterWall } from '@/components/support/supporter-wall';
import { addOwnEntry } from '@/components/support/wall-service';
import { messages } from '@/lib/messages';

const { wall } = messages().support;
const own = { id: 'a', secret: 's', name: 'Asha', message: 'Thanks' };

beforeEach(() => addOwnEntry(own));
afterEach(() => localStorage.clear());

test.each([
  ['waits', 200, { state: 'waiting' }, wall.states.waiting],
  ['was removed by the operator', 404, { problem: 'not-yours' }, wall.states['not-published']],
  ['cannot be asked about', 503, { problem: 'unavailable' }, wall.states.unknown],
])('an own entry that %s says so', async (_, status, body, badge) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const ofEntry = { ok: status === 200, status, json: async () => body };
    const ofWall = { ok: true, status: 200, json: async () => ({ entries: [] }) };
    return (String(url).endsWith('/a') ? ofEntry : ofWall) as Response;
  });
  render(<SupporterWall messages={wall} />);
  expect(await screen.findByText(badge)).toBeInTheDocument();
  const others = Object.values(wall.states).filter((other) => other !== badge);
  for (const other of others) expect(screen.queryByText(other)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove the entry of Asha' })).toBeInTheDocument();
});

test('of two entries that are removed at once neither comes back, and the focus stays on the page', async () => {
  addOwnEntry({ ...own, id: 'b', name: 'Bina' });
  const ends: (() => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, options) => {
    if (options?.method === 'DELETE') await new Promise<void>((resolve) => ends.push(resolve));
    const body = String(url).endsWith('/wall') ? { entries: [] } : { state: 'waiting' };
    return { ok: true, status: 200, json: async () => body } as Response;
  });
  render(<SupporterWall messages={wall} />);
  const remove = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name: `Remove the entry of ${name}` }));
  await remove('Bina');
  await remove('Asha');
  for (const [at, left] of [
    [0, 1],
    [1, 0],
  ] as const) {
    await act(async () => ends[at]?.());
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(left));
  }
  expect(screen.getByText(wall.empty)).toBeVisible();
});

test('a link that is opened while the page is there shows its entry', async () => {
  const [id, secret] = [crypto.randomUUID(), crypto.randomUUID()];
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    const body = String(url).endsWith('/wall') ? { entries: [] } : { state: 'waiting' };
    return { ok: true, status: 200, json: async () => body } as Response;
  });
  render(<SupporterWall messages={wall} />);
  expect(await screen.findByText('Asha')).toBeInTheDocument();
  window.location.hash = `#entry=${id}.${secret}`;
  expect(await screen.findByText(wall.yours)).toBeInTheDocument();
  expect(asked).toContain(`/api/support/wall/${id}`);
  const reads = asked.length;
  const moved = new Promise((resolve) => window.addEventListener('hashchange', resolve));
  window.location.hash = '#pay-101';
  await act(async () => void (await moved));
  expect(asked).toHaveLength(reads);
  history.replaceState(null, '', '/');
});
