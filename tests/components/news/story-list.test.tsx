import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Headlines } from '@/components/news/headlines';
import { LaterList, AllMuted, MutesPanel } from '@/components/news/reading-list-panels';
import { OutletsStrip } from '@/components/news/outlets-strip';
import type { OutletHealth } from '@/lib/news/domain/sourced-news';
import { NewsTools } from '@/components/news/news-tools';
import { ReadingListProvider } from '@/components/news/reading-list';
import { StoryList } from '@/components/news/stories';
import { storyLine } from '@/components/news/story-line';
import { mergeGuestData } from '@/lib/account/actions';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { changeReadingListOfMine } from '@/lib/news/server/actions';
import { outletIds, outletName, type OutletId } from '@/lib/news/domain/outlet';
import { readNewsQuery } from '@/lib/news/domain/query';
import {
  changeReadingList,
  emptyReadingList,
  mergeReadingLists,
  readingListLimits,
  readReadingList,
  type ReadingList,
  type ReadingListChange,
} from '@/lib/news/domain/reading-list';
import type { Story } from '@/lib/news/domain/story';
import { headline, stories } from '../../unit/lib/news/story-of';
import { hrefOf } from '@/tests/components/href-of';
import { refuseStorage } from '@/tests/components/refuse-storage';

jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));
jest.mock('@/lib/news/server/actions', () => ({
  changeReadingListOfMine: jest.fn(),
  changeReadingListByForm: jest.fn(),
}));

const { news } = messages();
const now = new Date('2026-11-20T15:00:00Z');
const names = Object.fromEntries(outletIds.map((id) => [id, outletName(id, false)])) as Record<
  OutletId,
  string
>;
const list = stories(
  headline('RBI keeps repo rate unchanged at 5.25%', { outlet: 'rbi' }),
  headline('RBI keeps repo rate unchanged at 5.25%', { outlet: 'livemint' }),
  headline('अक्टूबर में जीएसटी संग्रह 7% बढ़ा', { outlet: 'pib', publishedAt: null, link: null }),
);

const lineOf = (story: Story, at = now) =>
  storyLine(story, {
    ...{ reasons: [], query: readNewsQuery({}), isSample: false },
    ...{ now: at, messages: news },
  });
const linesOf = (shown: readonly Story[]) => shown.flatMap((story) => lineOf(story) ?? []);

function page(
  memberReadingList: ReadingList | null,
  shown: readonly Story[] = list,
  isAccountDown = false,
) {
  const lines = linesOf(shown);
  return (
    <ReadingListProvider memberReadingList={memberReadingList} messages={news}>
      <StoryList stories={shown} lines={lines} opensFirstSeen={false} now={now} />
      <LaterList
        outletNames={names}
        empty="No stories"
        messages={news.later}
        dateMessages={news.story}
      />
      <MutesPanel
        outletNames={names}
        shown={lines}
        isAccountDown={isAccountDown}
        messages={news.mutes}
      />
    </ReadingListProvider>
  );
}

/** The first story of the list, hidden or not. */
const repo = () => screen.getAllByRole('listitem', { hidden: true })[0]!;

beforeEach(() => {
  localStorage.clear();
  jest.mocked(changeReadingListOfMine).mockReset();
});

it('shows source, exact time in India, age and language of a headline, and links it safely', () => {
  render(page(null));
  expect(within(repo()).getAllByText('20 Nov 2026, 17:30 IST')[0]).toHaveAttribute(
    'datetime',
    '2026-11-20T12:00:00.000Z',
  );
  expect(within(repo()).getAllByText('3 h ago')).toHaveLength(2);
  // In the row, and beside the report that the details list.
  expect(within(repo()).getAllByText(news.story.primary)).toHaveLength(2);
  expect(within(repo()).getByText(news.story.copy)).toBeInTheDocument();
  const [link] = within(repo()).getAllByRole('link');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(link).toHaveAccessibleName(/opens in a new tab/);
  const hindi = screen.getAllByText(/जीएसटी/);
  expect(hindi).toHaveLength(2);
  for (const text of hindi) expect(text).toHaveAttribute('lang', 'hi');
  expect(screen.queryByRole('link', { name: /जीएसटी/ })).not.toBeInTheDocument();
  expect(screen.getByText(news.story.noTime)).toBeInTheDocument();
});

it('is listed under headings of days; headlines without a date are collapsed at the end of their day', () => {
  const dated = stories(
    headline('Housing sales steady', { dateKind: 'first-seen' }),
    headline('Repo rate held', { publishedAt: '2026-11-20T03:00:00.000Z' }),
    headline('Tea exports rise', { publishedAt: '2026-11-19T03:00:00.000Z' }),
    headline('Old: rupee gains', { publishedAt: '2026-11-16T03:00:00.000Z' }),
  );
  render(page(null, dated));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['TodayFri 20 Nov', 'YesterdayThu 19 Nov', 'Monday16 Nov']);
  const today = screen.getByRole('region', { name: /^Today/ });
  expect(within(today).getByRole('heading', { level: 3, name: /Repo/ })).toBeVisible();
  expect(
    within(today).getByText('1 headline without a date, first seen on this day'),
  ).toBeVisible();
  expect(within(today).getByRole('heading', { name: /Housing/, hidden: true })).not.toBeVisible();
});

it.each([
  ['2026-11-26T09:00:00+05:30', '2026-11-24T10:00:00+05:30', '2 days ago'],
  ['2026-11-26T00:30:00+05:30', '2026-11-24T23:00:00+05:30', '2 days ago'],
  ['2026-11-26T09:00:00+05:30', '2026-11-25T09:00:00+05:30', 'Yesterday'],
  ['2026-11-26T00:30:00+05:30', '2026-11-25T23:00:00+05:30', '1 h ago'],
])('at %s a headline of %s is of the day that its heading names: %s', (at, published, age) => {
  const publishedAt = new Date(published).toISOString();
  const [story] = stories(headline('Tea exports rise', { publishedAt }));
  expect(lineOf(story!, new Date(at))?.reports[0].at?.age).toBe(age);
});

it('a followed headline counts as read', async () => {
  const user = userEvent.setup();
  render(page(null));
  const [link] = within(repo()).getAllByRole('link');
  link!.addEventListener('click', (event) => event.preventDefault());
  await user.click(link!);
  expect(repo()).toHaveAttribute('data-read', 'true');
});

it('the middle button counts as following a headline, the right one does not', () => {
  render(page(null));
  const [link] = within(repo()).getAllByRole('link');
  fireEvent(link!, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(repo()).not.toHaveAttribute('data-read', 'true');
  fireEvent(link!, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(repo()).toHaveAttribute('data-read', 'true');
});

it('a removed story gives the focus to the next one, and a removed mute to the one beside it', async () => {
  const user = userEvent.setup();
  const later = ['One', 'Two'].map((title, at) => headline(title, { id: `a${at}` }));
  localStorage.setItem(
    'news-reading-list',
    JSON.stringify({ ...emptyReadingList, later, mutedWords: ['gold', 'silver'] }),
  );
  render(page(null));
  const remove = (title: string) =>
    screen.getByRole('button', { name: fill(news.later.labelRemove, { title }) });
  await user.click(remove('One'));
  expect(screen.getByRole('link', { name: /^Two/ })).toHaveFocus();
  const unmute = (name: string) =>
    screen.getByRole('button', { name: fill(news.mutes.unmute, { name }) });
  await user.click(unmute('silver'));
  expect(unmute('gold')).toHaveFocus();
});

it('a muted headline leaves its marks to no other headline of its story', () => {
  const mutes = { ...emptyReadingList, mutedOutlets: ['rbi' as const] };
  const { unmount } = render(page(mutes));
  expect(within(repo()).queryByText(news.story.copy)).not.toBeInTheDocument();
  unmount();
  const [story] = stories('Tapti Power files papers');
  const [file] = story!.items;
  const tip = { ...file!, id: 'tip', title: 'Tapti Power: buy now', isTip: true };
  const first = { ...story!, items: [tip, file!] };
  render(page({ ...emptyReadingList, mutedWords: ['buy'] }, [first]));
  expect(within(repo()).queryByText(news.story.tip)).not.toBeInTheDocument();
});

it.each([
  [99, false],
  [100, true],
])('with %i saved stories it is %s that the next one replaces another', (count, isFull) => {
  const later = Array.from({ length: count }, (_, at) => headline(`Story ${at}`, { id: `a${at}` }));
  render(page({ ...emptyReadingList, later }));
  expect(screen.queryAllByText(/list is full \(100 stories\)/)).toHaveLength(isFull ? 1 : 0);
});

it.each([
  [99, ['g1']],
  [100, ['g0', 'g1']],
  [98, []],
])(
  'a guest’s two stories merged into an account of %i: what does not fit stays in the browser',
  async (count, left) => {
    const user = userEvent.setup();
    const some = (letter: string, length: number) =>
      Array.from({ length }, (_, at) => headline(`Story ${letter}${at}`, { id: `${letter}${at}` }));
    const own = { ...emptyReadingList, later: some('a', count) };
    const guest = { ...emptyReadingList, later: some('g', 2), read: ['r'] };
    localStorage.setItem('news-reading-list', JSON.stringify(guest));
    const readingList = mergeReadingLists(own, guest);
    const merged = { status: 'merged', doneIds: [], readingList } as const;
    jest.mocked(mergeGuestData).mockResolvedValue(merged);
    render(page(own));
    await user.click(screen.getByRole('button', { name: news.mutes.mergeButton }));
    const stored = readReadingList(JSON.parse(localStorage.getItem('news-reading-list') ?? '{}'));
    expect(stored.later.map(({ id }) => id)).toEqual(left);
    const { later: stories, words } = readingListLimits;
    const notice = screen.queryAllByText(fill(news.mutes.mergeFull, { stories, words }));
    expect(notice).toHaveLength(left.length > 0 ? 1 : 0);
    const offer = screen.queryAllByText(news.mutes.mergeOffer);
    expect(offer).toHaveLength(left.length > 0 ? 1 : 0);
  },
);

it('says so where a page has muted stories alone', () => {
  const shown = (...mutedOutlets: OutletId[]) => (
    <ReadingListProvider memberReadingList={{ ...emptyReadingList, mutedOutlets }} messages={news}>
      <AllMuted lines={linesOf(list)} messages={news.mutes} />
    </ReadingListProvider>
  );
  const { unmount } = render(shown('rbi', 'livemint'));
  expect(screen.queryByText(/hidden on this page/)).not.toBeInTheDocument();
  unmount();
  render(shown('rbi', 'livemint', 'pib'));
  expect(screen.getByText('Stories hidden on this page by your mutes: 2')).toBeInTheDocument();
});

describe('the words to mute of the filter', () => {
  const { words, wordLength } = readingListLimits;
  const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`).join(', ');
  const field = (typed: string) => {
    render(<NewsTools query={readNewsQuery({})} isSample mutes={null} />);
    const input = screen.getByLabelText<HTMLInputElement>(news.filter.mute);
    fireEvent.change(input, { target: { value: typed } });
    return input;
  };

  it.each([
    ['none', '', 0],
    ['the longest', ` ${'x'.repeat(wordLength)}, ${'y'.repeat(wordLength)}`, 2],
    ['the most', `${many(words)} `, words],
  ])('are all read: %s', (_, typed, count) => {
    expect(field(typed)).toBeValid();
    expect(readNewsQuery({ mute: typed }).mutedWords).toHaveLength(count);
  });

  it.each([
    ['too long', `cricket, ${'x'.repeat(wordLength + 1)}`],
    ['too many', many(words + 1)],
  ])('stay in the field, which says its limits, where they are %s', (_, typed) => {
    const input = field(typed);
    expect(input).toBeInvalid();
    expect(input).toHaveAttribute('title', expect.stringContaining(`${wordLength}`));
  });
});

it('mutes a word that was typed before the scripts were there, and empties its field', async () => {
  const element = (
    <ReadingListProvider memberReadingList={emptyReadingList} messages={news}>
      <MutesPanel outletNames={names} shown={[]} isAccountDown={false} messages={news.mutes} />
    </ReadingListProvider>
  );
  const value = { ...emptyReadingList, mutedWords: ['gold'] };
  jest.mocked(changeReadingListOfMine).mockResolvedValue({ ok: true, value });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  const word = () => screen.getByLabelText<HTMLInputElement>(news.mutes.word);
  word().value = 'gold';
  render(element, { container, hydrate: true });
  await userEvent.type(word(), '{Enter}');
  expect(changeReadingListOfMine).toHaveBeenCalledWith({ kind: 'mute-word', word: 'gold' });
  expect(word()).toHaveValue('');
});

it.each(['the account', 'the browser'])(
  'a word that %s does not save stays in its field',
  async (where) => {
    const user = userEvent.setup();
    jest.mocked(changeReadingListOfMine).mockResolvedValue({ ok: false, problem: 'unavailable' });
    if (where === 'the browser') refuseStorage('SecurityError');
    render(page(where === 'the account' ? emptyReadingList : null));
    await user.type(screen.getByLabelText(news.mutes.word), 'gold{Enter}');
    expect(await screen.findByText(news.actions.failed)).toBeInTheDocument();
    expect(screen.getByLabelText(news.mutes.word)).toHaveValue('gold');
  },
);

it('a muted headline is not shown: the next report stands for the story, and none is left when all are muted', async () => {
  const user = userEvent.setup();
  const inTwoWords = stories(
    headline('RBI keeps repo rate unchanged at 5.25%', { outlet: 'rbi' }),
    headline('MPC leaves policy rate unchanged at 5.25%', {
      outlet: 'livemint',
      publishedAt: '2026-11-20T12:10:00.000Z',
    }),
  );
  expect(inTwoWords).toHaveLength(1);
  jest.mocked(changeReadingListOfMine).mockResolvedValue({ ok: false, problem: 'unavailable' });
  const muting = (...mutedWords: string[]) => page({ ...emptyReadingList, mutedWords }, inTwoWords);
  const { unmount } = render(muting('rbi'));
  expect(within(repo()).getByRole('heading', { level: 3 })).toHaveTextContent(/^MPC leaves/);
  expect(within(repo()).getAllByText('17:40')).toHaveLength(2);
  expect(repo()).not.toHaveTextContent('RBI keeps');
  expect(within(repo()).getByText(news.story.details)).toBeInTheDocument();
  await user.click(within(repo()).getByRole('button', { name: /^Save: MPC/ }));
  expect(jest.mocked(changeReadingListOfMine).mock.calls).toMatchObject([
    [{ kind: 'save', headline: { outlet: 'livemint', publishedAt: '2026-11-20T12:10:00.000Z' } }],
  ]);
  unmount();
  render(muting('rbi', 'mpc'));
  expect(repo()).not.toBeVisible();
});

it('a failed write to browser storage is announced', async () => {
  const user = userEvent.setup();
  refuseStorage('QuotaExceededError');
  render(page(null));
  await user.click(within(repo()).getByRole('button', { name: /^Save/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(news.actions.failed);
  jest.restoreAllMocks();
});

it("a member's change shows at once, and goes back when the account does not take it", async () => {
  const user = userEvent.setup();
  jest.mocked(changeReadingListOfMine).mockResolvedValue({ ok: false, problem: 'ended' });
  render(page(emptyReadingList));
  await user.click(within(repo()).getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(news.actions.ended)).toBeInTheDocument();
  expect(within(repo()).getByRole('button', { name: /^Save/ })).toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

it("a member's second change stays while the account answers the first", async () => {
  const user = userEvent.setup();
  const answers: (() => void)[] = [];
  let inAccount = emptyReadingList;
  jest.mocked(changeReadingListOfMine).mockImplementation((change) => {
    inAccount = changeReadingList(inAccount, change as ReadingListChange);
    const answer = { ok: true, value: inAccount } as const;
    return new Promise((resolve) => answers.push(() => resolve(answer)));
  });
  render(page(emptyReadingList));
  const toSave = () => screen.queryAllByRole('button', { name: /^Save/ });
  const before = toSave().length;
  await user.click(toSave()[0]!);
  await user.click(toSave()[0]!);
  expect(toSave()).toHaveLength(before - 2);
  for (const answer of answers) {
    await act(async () => answer());
    expect(toSave()).toHaveLength(before - 2);
  }
  expect(answers).toHaveLength(2);
});

it('the server knows nothing of the browser: a guest begins with the whole list', () => {
  const view = renderToStaticMarkup(page(null));
  expect(view).not.toContain('hidden=""');
  expect(view).toContain('noscript:hidden');
});

it('says that nothing is muted or saved only where that is known', () => {
  const view = renderToStaticMarkup(page(null));
  expect(view).not.toContain(news.mutes.none);
  expect(view).not.toContain('No stories');
  expect(renderToStaticMarkup(page(emptyReadingList))).toContain(news.mutes.none);
  const { unmount } = render(page(null));
  expect(screen.getByText(news.mutes.none)).toBeInTheDocument();
  expect(screen.getByText('No stories')).toBeInTheDocument();
  unmount();
  render(page(null, list, true));
  expect(screen.queryByText(news.mutes.none)).not.toBeInTheDocument();
  expect(screen.getByText(news.mutes.unavailable)).toBeInTheDocument();
});

it('the card of the dashboard: headlines with source and time, or why there are none', () => {
  const link = 'https://a.example/';
  const headlines = [
    { ...headline('Repo rate held', { link }), source: 'RBI' },
    { ...headline('शीर्षक', { link: null, publishedAt: null }), source: 'PIB' },
  ];
  const { rerender } = render(
    <Headlines headlines={headlines} areAllMuted={false} areMutesUnknown />,
  );
  expect(screen.getByText(news.card.mutesUnknown)).toBeInTheDocument();
  expect(hrefOf('Repo rate held')).toBe(link);
  expect(screen.getByText(/20 Nov 2026, 17:30 IST/)).toBeInTheDocument();
  rerender(<Headlines headlines={[]} areAllMuted={false} areMutesUnknown={false} />);
  expect(screen.queryByText(news.card.mutesUnknown)).not.toBeInTheDocument();
  expect(screen.getByText(news.card.none)).toBeInTheDocument();
  rerender(<Headlines headlines={[]} areAllMuted areMutesUnknown={false} />);
  expect(screen.getByText(news.card.muted)).toBeInTheDocument();
  expect(screen.queryByText(news.card.none)).not.toBeInTheDocument();
});

describe('the state of an outlet', () => {
  const outlet: OutletHealth = {
    ...{ outlet: 'pib', name: 'Press Information Bureau', state: 'live', problem: null },
    ...{ headlines: 20, lastReceivedAt: '2026-11-21T11:55:00.000Z', isFormatChanged: false },
    newest: { publishedAt: '2026-11-21T11:00:00.000Z', dateKind: 'first-seen' },
  };
  const show = (changes: Partial<OutletHealth>) =>
    render(
      <OutletsStrip outlets={[{ ...outlet, ...changes }]} now={new Date('2026-11-21T12:00:00Z')} />,
    );

  it('says that the newest headline has only a first sight', () => {
    show({});
    expect(screen.getByText(/first seen 21 Nov 2026, 16:30 IST/)).toBeInTheDocument();
    expect(screen.queryByText(news.outlets.formatChanged)).not.toBeInTheDocument();
  });

  it('says that the format of an outlet has changed', () => {
    show({ isFormatChanged: true, newest: { publishedAt: null } });
    expect(screen.getByText(news.outlets.formatChanged)).toBeInTheDocument();
    expect(screen.getByText(/Newest headline: –/)).toBeInTheDocument();
  });
});
