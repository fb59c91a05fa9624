import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  leaveGuestItems,
  putGuestItem,
  removeGuestItems,
  savedGuestItems,
} from '@/components/saved/guest-items';
import { MergeOffer } from '@/components/saved/merge-offer';
import { mergeGuestData } from '@/lib/account/actions';
import { messages } from '@/lib/messages';
import { type GuestItem, guestItemLimits } from '@/lib/saved/guest-items';
import { RemoveButton, RemoveItem } from '@/components/saved/remove-saved-item';
import { removeSavedItem } from '@/lib/saved/actions';
import { WatchButton } from '@/components/holdings/watch-button';
import { watch } from '@/lib/holdings/actions';
import { saveOutcomes } from '@/lib/messages/en/save-outcomes';
import { refuseStorage } from '@/tests/components/refuse-storage';

jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));

jest.mock('@/lib/saved/actions', () => ({ removeSavedItem: jest.fn() }));

jest.mock('@/lib/holdings/actions', () => ({ watch: jest.fn() }));

describe('items of a guest', () => {
  const item = (id: string, changes: Partial<GuestItem> = {}): GuestItem => ({
    ...{ id, kind: 'watchlist', version: 1, updatedAt: '2026-11-21T10:00:00.000Z' },
    data: { assetClass: 'coin', instrumentId: id },
    ...changes,
  });

  const key = 'saved';
  const ids = () => savedGuestItems().items.map(({ id }) => id);

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  test('saved items are read newest first, each id once', () => {
    expect(putGuestItem(item('a'))).toBeNull();
    putGuestItem(item('b'));
    putGuestItem(item('a', { version: 2 }));
    expect(ids()).toEqual(['a', 'b']);
  });

  test('removing the last item removes the entry of the browser', () => {
    putGuestItem(item('a'));
    putGuestItem(item('b'));
    removeGuestItems(['a']);
    expect(ids()).toEqual(['b']);
    removeGuestItems(['a', 'b']);
    expect(localStorage).toHaveLength(0);
  });

  test.each([null, '', 'x', '[]', '{"schema":1}', '{"schema":1,"items":[{"id":1},null,"a"]}'])(
    'what is no list of items, as %s, counts as none and may be written over',
    (text) => {
      if (text !== null) localStorage.setItem(key, text);
      expect(savedGuestItems()).toEqual({ items: [], staysHere: false, isNewer: false });
      expect(putGuestItem(item('a'))).toBeNull();
      expect(ids()).toEqual(['a']);
    },
  );

  test('an entry of a later release is not changed', () => {
    const text = '{"schema":2,"items":{"a":1}}';
    localStorage.setItem(key, text);
    expect(putGuestItem(item('a'))).toBe('newer');
    expect(removeGuestItems(['a'])).toBe('newer');
    expect(localStorage.getItem(key)).toBe(text);
  });

  test('an item over the limit of items or characters changes nothing', () => {
    const text = 'x'.repeat(guestItemLimits.characters);
    expect(putGuestItem(item('a', { data: { text } }))).toBe('full');
    expect(localStorage).toHaveLength(0);
    for (let count = 0; count < guestItemLimits.items; count += 1) {
      expect(putGuestItem(item(`${count}`))).toBeNull();
    }
    expect(putGuestItem(item('more'))).toBe('full');
    expect(putGuestItem(item('0', { version: 3 }))).toBeNull();
  });

  test('a full browser and one that allows no storage are distinguished', () => {
    refuseStorage('QuotaExceededError');
    expect(putGuestItem(item('a'))).toBe('full');
    refuseStorage('SecurityError');
    expect(putGuestItem(item('a'))).toBe('blocked');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(putGuestItem(item('a'))).toBe('blocked');
  });

  test('the choice to leave items in the browser holds until another item is added', () => {
    putGuestItem(item('a'));
    putGuestItem(item('b'));
    leaveGuestItems();
    removeGuestItems(['a']);
    expect(savedGuestItems()).toMatchObject({ staysHere: true });
    putGuestItem(item('c'));
    expect(savedGuestItems()).toMatchObject({ staysHere: false });
  });

  describe('the offer to a member', () => {
    const words = messages().shell.mergeButton;
    const lay = (...laid: string[]) => laid.reverse().forEach((id) => putGuestItem(item(id)));

    beforeEach(() => jest.mocked(mergeGuestData).mockReset());

    const title = () => screen.queryByRole('heading', { name: words.title });
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

    it('sends the items, and removes from the browser exactly those that were stored', async () => {
      lay('a', 'b');
      jest.mocked(mergeGuestData).mockResolvedValue({ status: 'merged', doneIds: ['a', 'b'] });
      render(<MergeOffer messages={words} />);
      expect(screen.getByText(/before you signed in: 2/)).toBeInTheDocument();
      await press(words.mergeButton);
      expect(mergeGuestData).toHaveBeenCalledWith({ items: [item('a'), item('b')] });
      expect(localStorage).toHaveLength(0);
      expect(title()).not.toBeInTheDocument();
    });

    it.each([
      [null, words.failed],
      ['full', words.full],
      ['ended', words.signedOut],
    ] as const)('changes nothing when that fails: %s', async (status, text) => {
      lay('a');
      if (status) jest.mocked(mergeGuestData).mockResolvedValueOnce({ status });
      else jest.mocked(mergeGuestData).mockRejectedValueOnce(new Error('offline'));
      render(<MergeOffer messages={words} />);
      await press(words.mergeButton);
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(ids()).toEqual(['a']);
    });

    it('is not repeated for items that stay in the browser', async () => {
      lay('a');
      const { unmount } = render(<MergeOffer messages={words} />);
      await press(words.leave);
      unmount();
      render(<MergeOffer messages={words} />);
      expect(title()).not.toBeInTheDocument();
      expect(ids()).toEqual(['a']);
    });
  });
});

describe('removing', () => {
  const { remove, outcomes } = messages().saved;

  test.each([
    ['at once', <RemoveButton key="" id="a" label="Remove" name="Remove A" />, 'Remove A'],
    ['in two steps', <RemoveItem key="" id="a" title="A" messages={remove} />, remove.confirm],
  ])('what was not removed says why where it was pressed: %s', async (_, element, name) => {
    render(element);
    const button = screen.getByText((_text, found) => found === buttonCalled(name));
    const said = () => screen.getByRole('status', { hidden: true });
    for (const status of ['ended', 'too-many', 'unavailable'] as const) {
      jest.mocked(removeSavedItem).mockResolvedValueOnce({ status });
      await userEvent.click(button);
      await waitFor(() => expect(said()).toHaveTextContent(outcomes[status]));
    }
    jest.mocked(removeSavedItem).mockRejectedValueOnce(new Error('no network'));
    await userEvent.click(button);
    await waitFor(() => expect(said()).toHaveTextContent(outcomes.unavailable));
    expect(jest.mocked(removeSavedItem).mock.lastCall?.[1].get('id')).toBe('a');
  });

  /** A closed `details` hides its button from roles. */
  function buttonCalled(name: string) {
    return screen.queryByRole('button', { name, hidden: true });
  }
});

describe('watch button', () => {
  const button = (watchedItemId: string | null) => (
    <WatchButton
      assetClass="fund"
      instrumentId="119551"
      watchedItemId={watchedItemId}
      newItemId="new"
      messages={{ watch: 'Watch', unwatch: 'Stop watching', outcomes: saveOutcomes }}
    />
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  test.each(['full', 'ended', 'too-many'] as const)(
    'an account that is %s says what to do',
    async (status) => {
      jest.mocked(watch).mockResolvedValueOnce({ status });
      render(button(null));
      await press('Watch');
      await waitFor(() =>
        expect(screen.getByRole('status')).toHaveTextContent(saveOutcomes[status]),
      );
      const sent = Object.fromEntries(jest.mocked(watch).mock.lastCall?.[1] ?? []);
      expect(sent).toEqual({ id: 'new', assetClass: 'fund', instrumentId: '119551' });
    },
  );

  test('once it is watched no message shows, and the next press removes it', async () => {
    jest.mocked(watch).mockResolvedValueOnce({ status: 'full' });
    const { rerender } = render(button(null));
    await press('Watch');
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    rerender(button('old'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    jest.mocked(removeSavedItem).mockResolvedValueOnce({ status: 'ended' });
    await press('Stop watching');
    expect(jest.mocked(removeSavedItem).mock.lastCall?.[1].get('id')).toBe('old');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(saveOutcomes.ended));
  });
});
