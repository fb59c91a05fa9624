import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board, BoardFrame } from '@/components/dashboard/frame/board';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: jest.fn() }),
  usePathname: () => '/analytics',
}));

const { dashboard } = messages();
const cards = [
  { id: 'coins', title: 'Coins', place: 'main' as const },
  { id: 'dates', title: 'Dates', place: 'main' as const },
  { id: 'news', title: 'News', place: 'side' as const },
];
const plain = { order: [], hidden: [], collapsed: [] };

function draw(save: (layout: object) => Promise<void>, layout = plain, isArranging = true) {
  return render(
    <Board
      cards={cards}
      usualOrder={['coins', 'dates', 'news']}
      initialLayout={layout}
      isArranging={isArranging}
      doneHref="/analytics"
      save={save}
      messages={{ card: dashboard.card, panel: dashboard.panel }}
    >
      {Object.fromEntries(
        cards
          .filter(({ id }) => !layout.hidden.includes(id as never))
          .map(({ id, title }) => [
            id,
            <BoardFrame
              key={id}
              id={id}
              title={title}
              isTitleHidden={false}
              action={<a href={`/${id}`}>All {title}</a>}
            >
              <p>{id}</p>
            </BoardFrame>,
          ]),
      )}
    </Board>,
  );
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('the panel moves a card, keeps the focus, says where it is, and saves', async () => {
  const save = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  draw(save);
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

test('what is unticked goes and comes back, and the reset shows everything in the usual order', async () => {
  const save = jest.fn(() => Promise.resolve());
  const user = userEvent.setup();
  draw(save);
  await user.click(await screen.findByRole('checkbox', { name: 'Show Coins' }));
  await user.click(screen.getByRole('button', { name: 'Move News up' }));
  expect(titles().slice(1)).toEqual(['Dates', 'News']);
  expect(save).toHaveBeenLastCalledWith({
    order: ['coins', 'news', 'dates'],
    hidden: ['coins'],
    collapsed: [],
  });
  const panel = within(screen.getByRole('region', { name: dashboard.panel.title }));
  await user.click(panel.getByRole('button', { name: dashboard.panel.reset }));
  expect(titles().slice(1)).toEqual(['Coins', 'Dates', 'News']);
  expect(panel.getByRole('link', { name: dashboard.panel.done })).toHaveAttribute(
    'href',
    '/analytics',
  );
});

test('cards have menus only while somebody arranges; a collapsed one keeps its own', () => {
  const save = jest.fn(() => Promise.resolve());
  draw(save, { order: [], hidden: [], collapsed: ['news'] as never[] }, false);
  const menus = screen
    .getAllByRole('button', { name: /^Options of/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(menus).toEqual(['Options of News']);
  expect(screen.getByRole('link', { name: 'All Coins' })).toBeVisible();
  expect(screen.queryByRole('region', { name: dashboard.panel.title })).not.toBeInTheDocument();
});

test('a card that came hidden has no frame', () => {
  const save = jest.fn(() => Promise.resolve());
  draw(save, { order: [], hidden: ['dates'] as never[], collapsed: [] }, false);
  expect(titles()).toEqual(['Coins', 'News']);
});
