import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board, BoardFrame } from '@/components/dashboard/frame/board';
import { GuestTasks } from '@/components/dashboard/start/guest-tasks';
import { CheckList } from '@/components/dashboard/household/check-list';
import { AgendaList } from '@/components/dashboard/cards/date-cards';
import { AllDates } from '@/components/news/calendar-card';
import { nearestOfEach } from '@/lib/agenda/agenda-entry';
import { shownDates, publicEntries } from '@/lib/agenda/public-dates';
import { finishedTasks, finishTask } from '@/lib/dashboard/domain/task';
import { formatDate } from '@/lib/calendar/iso-date';
import { checkHousehold } from '@/lib/household/checks';
import { type Household, unansweredHousehold } from '@/lib/household/household';
import { messages } from '@/lib/messages';
import type { SaveStatus } from '@/lib/saved/save-problem';
import { browserAnswers } from '@/components/dashboard/household/browser-answers';
import { GuestHousehold } from '@/components/dashboard/household/guest-household';
import { paperCard } from '@/components/dashboard/cards/market-cards';
import type { CardData } from '@/lib/dashboard/views';
import { readDashboardQuery, type Viewer } from '@/lib/dashboard/domain/dashboard-query';
import { enterText } from '@/tests/components/enter-text';
import { textsOf } from '@/tests/components/texts-of';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ push: mockPush, refresh: jest.fn(), prefetch: jest.fn() }),
}));

describe('the board', () => {
  const { dashboard } = messages();
  const cards = [
    { id: 'coins', title: 'Coins', place: 'main' as const },
    { id: 'dates', title: 'Dates', place: 'main' as const },
    { id: 'news', title: 'News', place: 'side' as const },
  ];
  const plain = { order: [], hidden: [], collapsed: [] };

  function draw(save: (layout: object) => Promise<SaveStatus>, layout = plain, isArranging = true) {
    return render(
      <Board
        cards={cards}
        usualOrder={['coins', 'dates', 'news']}
        initialLayout={layout}
        isArranging={isArranging}
        doneHref="/analytics"
        save={save}
        messages={{
          card: dashboard.card,
          panel: dashboard.panel,
          unsaved: { outcomes: dashboard.outcomes, again: dashboard.saveLayoutAgain },
        }}
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
    const save = jest.fn(async () => 'saved' as const);
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

  test('after the order is reset the focus stays on the button that was pressed', async () => {
    const user = userEvent.setup();
    draw(jest.fn(async () => 'saved' as const));
    await user.click(await screen.findByRole('button', { name: 'Move Coins down' }));
    const reset = screen.getByRole('button', { name: dashboard.panel.reset });
    await user.click(reset);
    expect(titles().slice(1)).toEqual(['Coins', 'Dates', 'News']);
    expect(reset).toHaveFocus();
  });

  test.each([
    ['Move News up', ['coins', 'news', 'dates'], false],
    ['Move Coins up', ['coins', 'dates', 'news'], true],
    ['Move News down', ['coins', 'dates', 'news'], true],
  ])('“%s” moves by one place, and nothing at the ends', async (name, order, isAtEnd) => {
    const save = jest.fn(async () => 'saved' as const);
    draw(save);
    const button = await screen.findByRole('button', { name });
    expect(button.matches('[aria-disabled]')).toBe(isAtEnd);
    await userEvent.click(button);
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ order }));
  });

  test('an arrangement that was not saved says so, stays, and is saved again', async () => {
    const save = jest
      .fn<Promise<SaveStatus>, [object]>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('ended')
      .mockResolvedValue('saved');
    const user = userEvent.setup();
    draw(save);
    await user.click(await screen.findByRole('button', { name: 'Move Coins down' }));
    expect(await screen.findByText(dashboard.outcomes.unavailable)).toBeInTheDocument();
    const again = () => screen.getByRole('button', { name: dashboard.saveLayoutAgain });
    await user.click(again());
    expect(await screen.findByText(dashboard.outcomes.ended)).toBeInTheDocument();
    await user.click(again());
    await waitFor(() =>
      expect(screen.queryByText(dashboard.outcomes.ended)).not.toBeInTheDocument(),
    );
    expect(titles().slice(1)).toEqual(['Dates', 'Coins', 'News']);
    const wanted = { order: ['dates', 'coins', 'news'], hidden: [], collapsed: [] };
    expect(save.mock.calls).toEqual([[wanted], [wanted], [wanted]]);
  });

  test('“Done arranging” leaves only once the arrangement is saved', async () => {
    const save = jest
      .fn<Promise<SaveStatus>, [object]>()
      .mockResolvedValueOnce('unavailable')
      .mockResolvedValueOnce('unavailable')
      .mockResolvedValue('saved');
    const user = userEvent.setup();
    draw(save);
    await user.click(await screen.findByRole('button', { name: 'Move Coins down' }));
    const done = () => screen.getByRole('link', { name: dashboard.panel.done });
    await user.click(done());
    expect(await screen.findByText(dashboard.panel.notSaved)).toBeInTheDocument();
    expect(mockPush).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: dashboard.panel.leave })).toBeInTheDocument();
    await user.click(done());
    await waitFor(() => expect(mockPush).toHaveBeenCalledWith('/analytics'));
    expect(save).toHaveBeenCalledTimes(3);
  });

  test('cards have menus only while somebody arranges; a collapsed one keeps its own', () => {
    const save = jest.fn(async () => 'saved' as const);
    draw(save, { order: [], hidden: [], collapsed: ['news'] as never[] }, false);
    const menus = screen
      .getAllByRole('button', { name: /^Options of/ })
      .map((one) => one.getAttribute('aria-label'));
    expect(menus).toEqual(['Options of News']);
    expect(screen.getByRole('link', { name: 'All Coins' })).toBeVisible();
    expect(screen.queryByRole('region', { name: dashboard.panel.title })).not.toBeInTheDocument();
  });

  test('a card that came hidden has no frame', () => {
    const save = jest.fn(async () => 'saved' as const);
    draw(save, { order: [], hidden: ['dates'] as never[], collapsed: [] }, false);
    expect(titles()).toEqual(['Coins', 'News']);
  });
});

test('each first task that was done is remembered, once, ticked and counted', () => {
  for (const task of ['tax', 'demo', 'tax'] as const) finishTask(task);
  expect(finishedTasks.read()).toEqual(['tax', 'demo']);
  const { guest: tasks, ...startMessages } = messages().dashboard.start;
  const ids = ['tax', 'demo', 'household'] as const;
  render(
    <GuestTasks
      tasks={ids.map((id) => ({ id, ...tasks[id], href: `/${id}` }))}
      messages={startMessages}
    />,
  );
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  expect(textsOf('link')).toEqual([tasks.household.title]);
  // The questions stand on the same page.
  act(() => void browserAnswers.write({ savedOn: '2026-11-20' }));
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  localStorage.clear();
});

describe('the agenda', () => {
  const allMessages = messages();
  const entries = nearestOfEach(
    publicEntries({ from: '2026-11-21', to: '2027-03-21' }, allMessages),
    shownDates,
  );

  test('the dashboard and the page of news print the same dates, words and sources', () => {
    const { unmount } = render(<AgendaList entries={entries} notes={[null, 'A note']} />);
    const card = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    const sources = textsOf('definition');
    expect(screen.getByText('A note')).toBeInTheDocument();
    unmount();
    render(<AllDates entries={entries} notes={['Another note']} today="2026-11-21" />);
    expect(screen.getByText('Another note')).toBeInTheDocument();
    const days = textsOf('term');
    const texts = screen
      .getAllByRole('definition')
      .filter((_, index) => index % 2 === 0)
      .map(({ textContent }) => textContent);
    expect(card).toHaveLength(shownDates);
    entries.forEach(({ date, title, note, detail }, index) => {
      expect(days[index]).toBe(formatDate(date));
      expect(texts[index]).toBe(`${title}${detail}`);
      // The year is left out of the card, and the sources are below its dates.
      expect(card[index]).toBe(`${formatDate(date).slice(0, -5)}${title}${note}`);
      expect(detail === note || sources.includes(detail)).toBe(true);
    });
  });
});

describe('the checks', () => {
  const { checks } = messages().dashboard;
  const invested = (rupees: number) => ({
    totalRupees: 1000,
    fundsRupees: 1000,
    largestHouse: { name: 'Udaharan', rupees },
    ...{ inDoubt: [], unpriced: [], unpricedFunds: [] },
  });
  const careful: Household = {
    monthlyIncomeRupees: 100_000,
    monthlySpendRupees: 40_000,
    monthlyEmiRupees: 10_000,
    savingsRupees: 500_000,
    loansRupees: 0,
    hasDependants: true,
    termCoverRupees: 20_000_000,
    regime: 'old',
    longTermSavingsRupees: 150_000,
    ownPensionRupees: 50_000,
    derivativesRupees: 1000,
    accountsWithoutNominee: 0,
  };
  const careless: Household = {
    ...careful,
    monthlyEmiRupees: 60_000,
    savingsRupees: 10_000,
    termCoverRupees: 0,
    longTermSavingsRupees: 0,
    ownPensionRupees: 0,
    derivativesRupees: 900_000,
    accountsWithoutNominee: 4,
  };
  const apart: Household = {
    ...careful,
    hasDependants: false,
    regime: 'new',
    derivativesRupees: 0,
  };

  // A sentence whose placeholder has no value would throw.
  test.each([
    ['fine', careful, 400, 8],
    ['look', careless, 900, 8],
    ['beside', apart, 400, 4],
    ['unknown', unansweredHousehold, 0, 7],
  ] as const)('every check that is %s has its sentence', (state, household, rupees, count) => {
    render(
      <CheckList
        checks={checkHousehold(household, invested(rupees), '2026-11-21')}
        messages={checks}
        hiddenLabel={undefined}
      />,
    );
    expect(screen.getAllByText(checks.states[state])).toHaveLength(count);
    for (const item of screen.getAllByRole('listitem')) {
      expect(item).not.toHaveTextContent(/[{}]|undefined|NaN/);
    }
  });

  const drawCareless = (hiddenLabel: string | undefined) =>
    render(
      <CheckList
        checks={checkHousehold(careless, null, '2026-11-21')}
        messages={checks}
        hiddenLabel={hiddenLabel}
      />,
    );

  test('a person’s own amounts can be hidden, and the sentences stay', () => {
    drawCareless('Amount hidden');
    // Alone in an element of its own, which the setting hides.
    expect(screen.getAllByText(/^₹[\d.]+ (lakh|crore)$/).length).toBeGreaterThan(2);
    for (const sentence of screen.getAllByText(/You can still invest/)) {
      expect(sentence).toHaveTextContent('Amount hidden');
    }
    expect(screen.queryByText(/You can still invest ₹/)).not.toBeInTheDocument();
  });

  test('what to look at stands first, with its law', () => {
    drawCareless(undefined);
    const items = screen.getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(checks.states.look);
    expect(items.at(-1)).toHaveTextContent(checks.states.unknown);
    expect(screen.getByText(/You can still invest ₹1\.5 lakh/)).toHaveTextContent(
      'Section 123, Schedule XV (1961: 80C, 80CCC, 80CCD(1)).',
    );
  });
});

describe('guest household', () => {
  const { checks } = messages().dashboard;
  const rows = { regime: 'old', longTermSavingsRupees: '50000' };

  test.each([
    ['saved on a day', { ...rows, savedOn: '2026-06-05' }, / 5 Jun 2026/],
    ['saved before days were', rows, /^$/],
  ])('a guest’s answers %s say their day', async (_, stored, day) => {
    localStorage.setItem('household', JSON.stringify(stored));
    render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
    await screen.findByText(checks.titles['long-term-savings']);
    const said = screen.queryByText(/Your answers of/)?.textContent ?? '';
    expect(said).toMatch(day);
  });

  test.each(['full', 'blocked'] as const)(
    'answers that the browser does not keep (%s) are checked, and it says so',
    async (problem) => {
      localStorage.clear();
      const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('', problem === 'full' ? 'QuotaExceededError' : 'SecurityError');
      });
      render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
      await userEvent.click(screen.getByRole('button', { name: checks.form.open }));
      const expenses = await screen.findByLabelText(checks.form.fields.monthlySpendRupees);
      enterText(expenses, '40000');
      await userEvent.click(screen.getByRole('button', { name: checks.form.check }));
      expect(screen.getByText(checks.titles['six-months'])).toBeInTheDocument();
      expect(screen.getByText(checks.notSaved[problem])).toBeInTheDocument();
      setItem.mockRestore();
      await userEvent.click(screen.getByRole('button', { name: checks.form.change }));
      await userEvent.click(screen.getByRole('button', { name: checks.form.check }));
      expect(screen.queryByText(checks.notSaved[problem])).not.toBeInTheDocument();
      expect(localStorage).toHaveLength(1);
    },
  );

  test('each press leads the keyboard on: to the first question, a wrong one, the checks', async () => {
    localStorage.clear();
    render(<GuestHousehold today="2026-11-20" messages={checks} hiddenLabel="hidden" />);
    await userEvent.click(screen.getByRole('button', { name: checks.form.open }));
    const first = await screen.findByLabelText(checks.form.fields.monthlyIncomeRupees);
    expect(first).toHaveFocus();
    const expenses = screen.getByLabelText(checks.form.fields.monthlySpendRupees);
    await userEvent.type(expenses, 'much');
    await userEvent.click(screen.getByRole('button', { name: checks.form.check }));
    expect(expenses).toBeInvalid();
    expect(expenses).toHaveFocus();
    enterText(expenses, '40000');
    await userEvent.click(screen.getByRole('button', { name: checks.form.check }));
    const change = screen.getByRole('button', { name: checks.form.change });
    expect(screen.getByRole('group', { name: checks.result })).toHaveFocus();
    await userEvent.click(change);
    expect(screen.getByLabelText(checks.form.fields.monthlyIncomeRupees)).toHaveFocus();
  });
});

describe('paper card', () => {
  const viewer: Viewer = {
    ...readDashboardQuery({}),
    ...({ kind: 'member', name: 'A', items: [], now: new Date(0), today: '2026-10-26' } as const),
  };
  const line = { gainPercent: 4, fundPercent: 3 };

  test('each paper portfolio carries the day of its own value', () => {
    const lines: CardData<'paper'> = {
      isSample: false,
      lines: [
        { ...line, id: 'a', title: 'Older', valuedOn: '2026-10-23' },
        { ...line, id: 'b', title: 'Newer', valuedOn: '2026-10-26' },
        { id: 'c', title: 'Waits', gainPercent: null, fundPercent: null, valuedOn: null },
      ],
    };
    render(paperCard.show(lines, viewer));
    const row = (name: RegExp) => screen.getByRole('row', { name });
    expect(row(/Older/)).toHaveTextContent('23 Oct 2026');
    expect(row(/Newer/)).toHaveTextContent('26 Oct 2026');
    expect(row(/Waits/)).not.toHaveTextContent('2026');
  });

  test('without a paper portfolio it leads to the screens', () => {
    render(paperCard.show({ isSample: false, lines: [] }, viewer));
    expect(screen.getByRole('link', { name: 'Choose a screen' })).toHaveAttribute(
      'href',
      '/features/stock-picks',
    );
  });
});
