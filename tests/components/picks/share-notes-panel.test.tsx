import { fireEvent, render, screen } from '@testing-library/react';
import { WatchButton } from '@/components/holdings/watch-button';
import { NoteForm, ChecklistForm } from '@/components/picks/notes/note-forms';
import { ShareNotesPanel } from '@/components/picks/share-notes-panel';
import { messages } from '@/lib/messages';
import type { MyPicks } from '@/lib/picks/server/store';
import { savedForShareOf } from '@/lib/picks/data/saved-for-share';

jest.mock('@/lib/picks/server/actions', () => ({ saveChecklist: jest.fn(), saveNote: jest.fn() }));
jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));
jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

const words = messages().picksOwn.notes;
const mine: MyPicks = {
  ...{ screens: [], views: [], ratios: [], peers: [{ isin: 'INE1', peers: ['INE2'] }] },
  watched: [{ itemId: 'item-1', instrumentId: 'INE1', name: 'Share 1' }],
  checklists: [{ isin: 'INE1', points: [{ text: 'No pledge', isMet: true }] }],
  notes: [
    { id: 'n-1', isin: 'INE1', writtenOn: '2026-11-20', text: 'Wait for results' },
    { id: 'n-2', isin: 'INE2', writtenOn: '2026-11-21', text: 'Another share' },
  ],
};

test('shows what is saved of this share alone', () => {
  const savedForShare = savedForShareOf(mine, 'INE1');
  expect(savedForShare.watchedItemId).toBe('item-1');
  expect([savedForShare.peers, savedForShareOf(mine, 'INE2').peers]).toEqual([['INE2'], null]);
  render(
    <ShareNotesPanel isin="INE1" savedForShare={savedForShare} newNoteId="n" messages={words} />,
  );
  expect(screen.getByDisplayValue('No pledge')).toBeInTheDocument();
  expect(screen.getByText('Wait for results')).toBeInTheDocument();
  expect(screen.queryByText('Another share')).not.toBeInTheDocument();
});

test.each([
  ['INE1', 'item-1', words.unwatch],
  ['INE3', null, words.watch],
])('the title row offers to watch a share that is not watched: %s', (isin, itemId, name) => {
  const { watchedItemId } = savedForShareOf(mine, isin);
  expect(watchedItemId).toBe(itemId);
  render(
    <WatchButton
      assetClass="share"
      instrumentId={isin}
      watchedItemId={watchedItemId}
      newItemId="w"
      messages={words}
    />,
  );
  expect(screen.getByRole('button', { name })).toBeInTheDocument();
  const nothing = { watchedItemId: null, points: [], notes: [], peers: null };
  expect(savedForShareOf(mine, 'INE3')).toEqual(nothing);
});

test('says when the account cannot be reached', () => {
  render(<ShareNotesPanel isin="INE1" savedForShare={null} newNoteId="n" messages={words} />);
  expect(screen.getByText(words.accountDown)).toBeInTheDocument();
});

test('a note that could not be saved stays in the field, with its limit', async () => {
  const saveAction = jest.fn(() =>
    Promise.resolve({ status: 'invalid' as const, text: 'My thought' }),
  );
  render(<NoteForm id="n" isin="INE1" saveAction={saveAction} messages={words} />);
  fireEvent.click(screen.getByRole('button', { name: words.saveNote }));
  expect(await screen.findByText(/Write 1 to 2000 characters/)).toBeInTheDocument();
  expect(screen.getByLabelText(words.note)).toHaveValue('My thought');
});

test('a checklist that could not be saved preserves what was typed', async () => {
  const points = [{ text: 'Cash follows profit', isMet: false }];
  const saveAction = jest.fn(() => Promise.resolve({ status: 'full' as const, points }));
  render(<ChecklistForm isin="INE1" points={[]} saveAction={saveAction} messages={words} />);
  fireEvent.click(screen.getByRole('button', { name: words.saveChecklist }));
  expect(await screen.findByText(words.outcomes.full)).toBeInTheDocument();
  expect(screen.getByDisplayValue('Cash follows profit')).toBeInTheDocument();
});
