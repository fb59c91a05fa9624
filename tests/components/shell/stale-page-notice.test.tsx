import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { AvatarCard } from '@/components/account/avatar-card';
import { Board } from '@/components/dashboard/frame/board';
import { HighlightPanel } from '@/components/education/lesson/highlight-panel';
import { HeadlineLink, ReadingListProvider } from '@/components/news/reading-list';
import { JournalPanel } from '@/components/options/journal/journal-panel';
import { putGuestItem } from '@/components/saved/guest-items';
import { MergeOffer } from '@/components/saved/merge-offer';
import { StalePageNotice } from '@/components/shell/member-area';
import { SupporterWall } from '@/components/support/supporter-wall';
import { removeEntry } from '@/components/support/wall-service';
import { mergeGuestData } from '@/lib/account/actions';
import { deletePicture } from '@/lib/account/send-picture';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { changeReadingListOfMine } from '@/lib/news/server/actions';
import { emptyReadingList, readReadingList } from '@/lib/news/domain/reading-list';
import type { JournalEntry } from '@/lib/options/domain/journal/journal-entry';
import { removeTrade } from '@/lib/options/server/actions';
import { success } from '@/lib/result';

jest.mock('@/components/support/wall-service', () => ({
  ...jest.requireActual<object>('@/components/support/wall-service'),
  fetchWall: async () => ({
    rows: [{ id: 'own', name: 'Asha', message: '', amountRupees: null, state: 'shown' }],
    mine: ['own'],
  }),
  removeEntry: jest.fn(),
}));
jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));
jest.mock('@/lib/account/send-picture', () => ({ deletePicture: jest.fn() }));
jest.mock('@/lib/navigation/leave-for', () => ({ leaveFor: jest.fn() }));
jest.mock('@/lib/options/server/actions', () => ({ saveTrade: jest.fn(), removeTrade: jest.fn() }));
jest.mock('@/lib/news/server/actions', () => ({ changeReadingListOfMine: jest.fn() }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({ refresh: jest.fn() }),
}));

const { shell, account, lessonNotes, news, support } = messages();
const saveHighlight = jest.fn(async () => 'saved' as const);

function putGuestData(): void {
  putGuestItem({
    ...{ id: 'a', kind: 'watchlist', version: 1, updatedAt: '2026-11-21T10:00:00.000Z' },
    data: { assetClass: 'coin', instrumentId: 'bitcoin' },
  });
  browserStorage('news-reading-list', readReadingList).write({
    ...emptyReadingList,
    mutedWords: ['loan'],
  });
}

const lesson = (
  <>
    <article id="lesson">
      <p>Salary comes in here, and standing instructions leave from here.</p>
    </article>
    <HighlightPanel
      lesson="first-salary/accounts"
      articleId="lesson"
      highlights={[]}
      saveAction={saveHighlight}
      messages={lessonNotes.inLesson}
    />
  </>
);

const saveLayout = jest.fn(async () => 'saved' as const);
const { dashboard, optionJournal } = messages();

const board = (
  <Board
    cards={[
      { id: 'coins', title: 'Coins', place: 'main' },
      { id: 'dates', title: 'Dates', place: 'main' },
    ]}
    usualOrder={['coins', 'dates']}
    initialLayout={{ order: [], hidden: [], collapsed: [] }}
    isArranging
    doneHref="/analytics"
    save={saveLayout}
    messages={{
      card: dashboard.card,
      panel: dashboard.panel,
      unsaved: { outcomes: dashboard.outcomes, again: dashboard.saveLayoutAgain },
    }}
  >
    {{}}
  </Board>
);

const headline: ComponentProps<typeof HeadlineLink>['headline'] = {
  title: 'RBI keeps repo rate unchanged',
  link: 'https://example.com/rbi',
  language: 'en',
};

const trade: JournalEntry = {
  ...{ id: '6f1c1a52-5f2e-4b7a-9f0e-0a4c7f1d2b3c', strategy: 'Short strangle', query: null },
  ...{ openedOn: '2026-11-10', spot: null, entryRupees: 5000, why: '', close: null },
  ...{ targetRupees: null, stopRupees: null, maxLossRupees: null },
};

const saves: [string, ReactElement, string, jest.Mock, 'link'?][] = [
  [
    'what a guest saved',
    <MergeOffer key="" messages={shell.mergeButton} />,
    shell.mergeButton.mergeButton,
    jest.mocked(mergeGuestData),
  ],
  [
    'what a guest saved of the news',
    <ReadingListProvider key="" memberReadingList={emptyReadingList} messages={news}>
      {null}
    </ReadingListProvider>,
    news.mutes.mergeButton,
    jest.mocked(mergeGuestData),
  ],
  [
    'a headline that was read',
    <ReadingListProvider key="" memberReadingList={emptyReadingList} messages={news}>
      <HeadlineLink storyId="rbi" headline={headline} />
    </ReadingListProvider>,
    `${headline.title} (${news.actions.newTab})`,
    jest.mocked(changeReadingListOfMine),
    'link',
  ],
  [
    'the removal of a trade',
    <JournalPanel key="" memberEntries={[trade]} current={null} onQueryLoaded={jest.fn()} />,
    optionJournal.list.remove.confirm,
    jest.mocked(removeTrade),
  ],
  ['the order of the cards', board, 'Move Coins down', saveLayout],
  ['a marked passage', lesson, lessonNotes.inLesson.markParagraph, saveHighlight],
  [
    'the removal of the picture',
    <AvatarCard
      key=""
      address="/api/avatar/x-256.webp"
      savedPath="/saved"
      removedPath="/removed"
      messages={account.picture}
    />,
    account.picture.remove,
    jest.mocked(deletePicture),
  ],
  [
    'the removal of an entry of the wall',
    <SupporterWall key="" messages={support.wall} />,
    fill(support.wall.removeOf, { name: 'Asha' }),
    jest.mocked(removeEntry),
  ],
];

beforeEach(() => {
  jest.clearAllMocks();
  putGuestData();
  jest.mocked(mergeGuestData).mockResolvedValue({ status: 'merged', doneIds: [] });
  jest.mocked(deletePicture).mockResolvedValue(success(null));
  jest.mocked(removeEntry).mockResolvedValue(true);
  jest.mocked(removeTrade).mockResolvedValue(null);
  jest.mocked(changeReadingListOfMine).mockResolvedValue(success(emptyReadingList));
});

afterEach(() => {
  localStorage.clear();
  document.cookie = 'signed-in=; Max-Age=0';
});

describe.each(saves)('%s', (_, element, name, send, role) => {
  test.each([
    ['the same member', 'asha', 1],
    ['another member', 'ravi', 0],
  ])('of a page of Asha, when %s is signed in', async (__, owner, times) => {
    document.cookie = 'signed-in=asha';
    render(
      <>
        <StalePageNotice labels={shell} />
        {element}
      </>,
    );
    document.cookie = `signed-in=${owner}`;
    await userEvent.click(await screen.findByRole(role ?? 'button', { name }));
    expect(send).toHaveBeenCalledTimes(times);
    expect(screen.queryAllByText(shell.otherMember)).toHaveLength(1 - times);
  });
});
