import { render, screen } from '@testing-library/react';
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
