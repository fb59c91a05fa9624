import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board } from '@/components/dashboard/board';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const { dashboard } = messages();
const words = {
  arrange: dashboard.arrange,
  arrangeDone: dashboard.arrangeDone,
  card: dashboard.card,
  panel: dashboard.panel,
};
const cards = [
  { id: 'coins', title: 'Coins', width: 'full' as const },
  { id: 'dates', title: 'Dates', width: 'half' as const },
  { id: 'news', title: 'News', width: 'half' as const },
];
const plain = { order: [], hidden: [], collapsed: [] };

function draw(save: ((layout: object) => Promise<void>) | null, layout = plain) {
  return render(
    <Board
      cards={cards}
      usualOrder={['coins', 'dates', 'news']}
      initialLayout={layout}
      save={save}
      messages={words}
    >
      {cards.map(({ id }) => (layout.hidden.includes(id as never) ? null : <p key={id}>{id}</p>))}
    </Board>,
  );
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

beforeEach(() => localStorage.clear());

test('the panel moves a card, keeps the focus, says where it is, and saves', async () => {
  const save = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  draw(save);
  await user.click(screen.getByRole('button', { name: dashboard.arrange }));
  const down = await screen.findByRole('button', { name: 'Move Coins down' });
  await user.click(down);
  expect(down).toHaveFocus();
  expect(screen.getByText('Coins is now card 2 of 3.')).toBeInTheDocument();
  expect(titles().slice(1)).toEqual(['Dates', 'Coins', 'News']);
  expect(save).toHaveBeenLastCalledWith({
    order: ['dates', 'coins', 'news'],
    hidden: [],
    collapsed: [],
  });
  expect(localStorage).toHaveLength(0);
});

test('a guest’s order is remembered by the browser and stands on the next visit', async () => {
  const user = userEvent.setup();
  const view = draw(null);
  await user.click(screen.getByRole('button', { name: dashboard.arrange }));
  await user.click(await screen.findByRole('button', { name: 'Move News up' }));
  await user.click(screen.getByRole('checkbox', { name: 'Show Coins' }));
  expect(titles().slice(1)).toEqual(['News', 'Dates']);
  view.unmount();
  draw(null);
  expect(await screen.findByRole('heading', { name: 'News' })).toBeInTheDocument();
  await screen.findByText('dates');
  expect(titles()).toEqual(['News', 'Dates']);
});

test('what was remembered by another release or by somebody else’s hand breaks nothing', async () => {
  localStorage.setItem('dashboard-layout', '{"order":["gone","news"],"hidden":[{}],"collapsed":7}');
  draw(null);
  await screen.findByText('dates');
  await Promise.resolve();
  expect(titles()).toHaveLength(3);
});

test('the reset shows everything in the usual order', async () => {
  const user = userEvent.setup();
  localStorage.setItem(
    'dashboard-layout',
    '{"order":["news","dates","coins"],"hidden":["dates"],"collapsed":[]}',
  );
  draw(null);
  await user.click(screen.getByRole('button', { name: dashboard.arrange }));
  const panel = within(await screen.findByRole('region', { name: dashboard.panel.title }));
  await user.click(panel.getByRole('button', { name: dashboard.panel.reset }));
  expect(titles().slice(1)).toEqual(['Coins', 'Dates', 'News']);
});
