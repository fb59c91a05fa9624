import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransactionForm } from '@/components/dashboard/portfolio/transaction-form';
import {
  emptyTransaction,
  freshTransaction,
  type OwnTransactionTyped,
  type TransactionState,
} from '@/lib/dashboard/domain/form-states';
import { saveTransaction } from '@/lib/dashboard/server/actions';
import { messages } from '@/lib/messages';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';
import { savedIdOf } from '@/tests/factories/saved-lot';
import { holdAnswer } from '@/tests/factories/hold-answer';

jest.mock('@/lib/dashboard/server/actions', () => ({ saveTransaction: jest.fn() }));

const { dashboard, saved } = messages();
const { holdings, outcomes } = dashboard;
const { fields, optional } = holdings.form;
const answer = (changes: Partial<TransactionState>): TransactionState => ({
  ...freshTransaction,
  status: 'invalid',
  ...changes,
});

const form = (edited: Parameters<typeof TransactionForm>[0]['edited'] = null) => (
  <TransactionForm
    newId={savedIdOf(1)}
    edited={edited}
    today="2026-11-20"
    messages={holdings}
    outcomes={outcomes}
  />
);
const choose = (type: string) => userEvent.selectOptions(screen.getByLabelText(fields.type), type);

test('the type decides which fields are there', async () => {
  render(form());
  expect(screen.getByLabelText(fields.type)).toHaveValue('buy');
  expect(screen.getByLabelText(fields.quantity)).toBeInTheDocument();
  expect(screen.getByLabelText(fields.rupees)).toHaveAccessibleDescription(
    holdings.form.amountHints.buy,
  );
  await choose('dividend');
  expect(screen.queryByLabelText(fields.quantity)).not.toBeInTheDocument();
  expect(screen.getByLabelText(fields.rupees)).toBeInTheDocument();
  await choose('bonus');
  expect(screen.getByLabelText(fields.quantity)).toBeInTheDocument();
  expect(screen.queryByLabelText(fields.rupees)).not.toBeInTheDocument();
  await choose('sell');
  expect(screen.getByLabelText(fields.rupees)).toHaveAccessibleDescription(
    holdings.form.amountHints.sell,
  );
});

test('the form of an edited transaction has the focus, that of a new one takes none', () => {
  const { unmount } = render(form());
  expect(document.body).toHaveFocus();
  unmount();
  render(form({ id: savedIdOf(2), contentId: 'content', typed: emptyTransaction }));
  expect(screen.getByLabelText(fields.type)).toHaveFocus();
});

test.each([
  ['fund', 'quantity', 12.5, 'Only 12.5 were held in this account on that day.'],
  ['fund', 'quantity', 0, holdings.form.notHeld.none],
  ['deposit', 'rupees', 107_000, 'Only ₹1,07,000 was in this deposit on that day.'],
] as const)(
  'of a %s, a sale of too much says how much is held',
  async (assetClass, field, held, text) => {
    jest.mocked(saveTransaction).mockResolvedValue(
      answer({
        typed: { ...emptyTransaction, assetClass, type: 'sell' },
        problems: { [field]: 'not-held' },
        heldQuantity: held,
      }),
    );
    render(form());
    await choose('sell');
    await userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(fields[field])).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a code that was suggested is put into the field by a press', async () => {
  const suggestions = [
    { id: '100078', name: 'Udaharan Flexi Cap Fund - Direct Plan - Growth' },
    { id: '100090', name: 'Udaharan Flexi Cap Fund - Regular Plan - Growth' },
  ];
  jest.mocked(saveTransaction).mockResolvedValue(
    answer({
      typed: { ...emptyTransaction, instrument: 'udaharan flexi', quantity: '100' },
      problems: { instrument: 'unknown-instrument' },
      suggestions,
    }),
  );
  render(form());
  await userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
  expect(await screen.findByText(holdings.form.noExactMatch)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^100090 Udaharan/ }));
  const field = screen.getByLabelText(fields.instrument);
  expect(field).toHaveValue('100090');
  expect(field).toHaveFocus();
  // A press is no save.
  const sent = jest.mocked(saveTransaction).mock.calls.length;
  await userEvent.keyboard('{Enter}');
  expect(jest.mocked(saveTransaction).mock.calls).toHaveLength(sent + 1);
  expect(jest.mocked(saveTransaction).mock.lastCall?.[1].get('instrument')).toBe('100090');
});

test('a code that is chosen while the transaction is being saved stays in the field', async () => {
  jest.mocked(saveTransaction).mockResolvedValueOnce(
    answer({
      problems: { instrument: 'unknown-instrument' },
      suggestions: [{ id: '100078', name: 'Udaharan Flexi Cap Fund - Direct Plan - Growth' }],
    }),
  );
  render(form());
  const submit = screen.getByRole('button', { name: holdings.form.submit });
  await userEvent.click(submit);
  const suggestion = await screen.findByRole('button', { name: /^100078/ });
  const finish = holdAnswer(jest.mocked(saveTransaction));
  await userEvent.click(submit);
  await userEvent.click(suggestion);
  finish(answer({ status: 'saved', newId: savedIdOf(2), savedId: savedIdOf(1) }));
  expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText(fields.instrument)).toHaveValue('100078');
});

test('an ended session leads to sign-in in another tab, and what was entered stays', async () => {
  jest.mocked(saveTransaction).mockResolvedValue(answer({ status: 'ended' }));
  const signIn = { href: '/api/session/ended?returnUrl=%2Fanalytics', text: saved.signIn };
  render(
    <TransactionForm
      newId={savedIdOf(1)}
      today="2026-11-20"
      messages={holdings}
      outcomes={{ ...outcomes, signIn }}
    />,
  );
  await userEvent.type(screen.getByLabelText(fields.instrument), 'Samudra');
  await userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
  const link = await screen.findByRole('link', { name: saved.signIn });
  expect(link).toHaveAttribute('href', signIn.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByLabelText(fields.instrument)).toHaveValue('Samudra');
});

test('a transaction that is edited is sent under its own id, with its fields filled', async () => {
  const typed: OwnTransactionTyped = {
    ...{ type: 'sell', assetClass: 'share', instrument: 'INFY' },
    ...{ on: '2026-01-31', quantity: '4', rupees: '700', account: '123/45' },
  };
  jest.mocked(saveTransaction).mockResolvedValue(answer({ status: 'gone', typed }));
  render(form({ id: savedIdOf(7), contentId: savedIdOf(8), typed }));
  expect(screen.getByLabelText(`${fields.account} (${optional})`)).toHaveValue('123/45');
  await userEvent.click(screen.getByRole('button', { name: holdings.edit.submit }));
  const sent = jest.mocked(saveTransaction).mock.lastCall?.[1];
  expect(sent?.get('editedId')).toBe(savedIdOf(7));
  expect(sent?.get('editedFrom')).toBe(savedIdOf(8));
  expect(sent?.get('type')).toBe('sell');
  expect((await screen.findAllByText(holdings.edit.gone)).length).toBeGreaterThan(0);
});

test('a change of another device that arrives below the form is not overwritten by it', async () => {
  const typed: OwnTransactionTyped = { ...emptyTransaction, instrument: 'INFY', quantity: '4' };
  const edited = { id: savedIdOf(7), contentId: 'shown', typed };
  const sentFrom = async () => {
    await userEvent.click(screen.getByRole('button', { name: holdings.edit.submit }));
    return jest.mocked(saveTransaction).mock.lastCall?.[1].get('editedFrom');
  };
  jest
    .mocked(saveTransaction)
    .mockResolvedValue(answer({ status: 'saved', typed, editedFrom: 'saved' }));
  const { rerender } = render(form(edited));
  rerender(form({ ...edited, contentId: 'other', typed: { ...typed, quantity: '9' } }));
  expect(screen.getByLabelText(fields.quantity)).toHaveValue('4');
  expect(await sentFrom()).toBe('shown');
  // What the form saved itself is what it shows from then on.
  expect((await screen.findAllByText(outcomes.saved)).length).toBeGreaterThan(0);
  expect(await sentFrom()).toBe('saved');
});

test('a new transaction that is changed while it is being saved is corrected by the next save', async () => {
  jest.mocked(saveTransaction).mockReset();
  const finish = holdAnswer(jest.mocked(saveTransaction));
  render(form());
  const submit = () => userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
  await userEvent.type(screen.getByLabelText(fields.instrument), 'INFY');
  await submit();
  await userEvent.type(screen.getByLabelText(fields.rupees), '700');
  finish(
    answer({ status: 'saved', newId: savedIdOf(2), savedId: savedIdOf(9), editedFrom: 'saved' }),
  );
  expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeInTheDocument();
  jest
    .mocked(saveTransaction)
    .mockResolvedValue(answer({ status: 'saved', newId: savedIdOf(3), savedId: savedIdOf(9) }));
  const sent = () => Object.fromEntries(jest.mocked(saveTransaction).mock.lastCall?.[1] ?? []);
  await submit();
  expect(sent()).toMatchObject({ editedId: savedIdOf(9), editedFrom: 'saved', rupees: '700' });
  await waitFor(() => expect(screen.getByLabelText(fields.rupees)).toHaveValue(''));
  await submit();
  expect(sent()).toMatchObject({ id: savedIdOf(3), rupees: '' });
  expect(sent()).not.toHaveProperty('editedId');
});

test('a type and a class that are chosen while the transaction is being saved stay chosen', async () => {
  const finish = holdAnswer(jest.mocked(saveTransaction));
  render(form());
  await choose('sell');
  await userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
  await choose('dividend');
  await userEvent.selectOptions(screen.getByLabelText(fields.assetClass), 'share');
  finish(answer({ status: 'saved', typed: { ...emptyTransaction, type: 'sell' } }));
  expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeInTheDocument();
  expect(screen.getByLabelText(fields.type)).toHaveValue('dividend');
  expect(screen.getByLabelText(fields.assetClass)).toHaveValue('share');
});

test('after a save the next transaction has the type and the class of the one before', async () => {
  jest.mocked(saveTransaction).mockResolvedValue(
    answer({
      status: 'saved',
      typed: { ...emptyTransaction, type: 'sell', assetClass: 'share' },
    }),
  );
  render(form());
  await choose('sell');
  await userEvent.selectOptions(screen.getByLabelText(fields.assetClass), 'share');
  await userEvent.click(screen.getByRole('button', { name: holdings.form.submit }));
  expect((await screen.findAllByText(outcomes.saved)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(fields.type)).toHaveValue('sell');
  expect(screen.getByLabelText(fields.assetClass)).toHaveValue('share');
});
