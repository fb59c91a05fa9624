import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeForm } from '@/components/consultation/intake-form';
import * as leaving from '@/components/ui/overlay/leave-for';
import { mergeGuestData } from '@/lib/account/actions';
import { answerWith, type BookAnswer } from '@/lib/consultation/domain/form-answers';
import { draftItemOf } from '@/lib/consultation/domain/draft';
import { freshIntake, typedIntakeOf } from '@/lib/consultation/domain/intake';
import { messages } from '@/lib/messages';
import { putGuestItem } from '@/components/saved/guest-items';

jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));
jest.mock('@/components/ui/overlay/leave-for', () => ({ leaveFor: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const { confirm: confirmWords, form: words } = messages().consultation;

type Send = (form: FormData) => Promise<BookAnswer>;

function draw({
  send = jest.fn<Promise<BookAnswer>, [FormData]>(),
  save = jest.fn<Promise<BookAnswer>, [FormData]>(),
  confirm = jest.fn<Promise<BookAnswer>, [FormData]>(),
  isMember = true,
  needsConfirmation = false,
}: {
  send?: Send;
  save?: Send;
  confirm?: Send;
  isMember?: boolean;
  needsConfirmation?: boolean;
} = {}) {
  render(
    <IntakeForm
      bookingKey="11111111-1111-4111-8111-111111111111"
      wish={{ kind: 'first-talk', at: '2026-11-25T04:30Z', zone: 'Asia/Kolkata' }}
      typed={freshIntake}
      choices={isMember ? [{ id: 'plan', title: 'Home' }] : null}
      isMember={isMember}
      needsConfirmation={needsConfirmation}
      paths={{ signIn: '/auth/signin?returnUrl=here', anotherTime: '/again' }}
      post={(previous) => Promise.resolve(previous)}
      send={send}
      save={save}
      confirm={confirm}
      messages={words}
      confirmWords={confirmWords}
    />,
  );
  return { send, save, confirm, user: userEvent.setup() };
}

async function answerAll(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText(words.labels.topic), 'tax');
  await user.click(screen.getByRole('radio', { name: words.horizons['over-7'] }));
  await user.click(screen.getByRole('radio', { name: words.risks.steady }));
  await user.type(question(), 'Why?');
  await user.click(screen.getByLabelText(words.labels.agree));
}

const question = () => screen.getByLabelText<HTMLTextAreaElement>(words.labels.question);

beforeEach(() => {
  window.localStorage.clear();
  jest.mocked(leaving.leaveFor).mockClear();
});

test('what is missing is said at its field before anything is sent, and the focus goes to the first', async () => {
  const { user, send } = draw();
  await user.type(question(), 'Why?');
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(screen.getByLabelText(words.labels.topic)).toHaveFocus();
  expect(screen.getByText(words.problems.missing.horizon)).toBeVisible();
  expect(question()).toHaveValue('Why?');
  expect(send).not.toHaveBeenCalled();
});

test('an impatient second press sends nothing more, and the booking’s page follows', async () => {
  let settle: (answer: BookAnswer) => void = () => undefined;
  const send = jest.fn((_: FormData) => new Promise<BookAnswer>((resolve) => (settle = resolve)));
  const { user } = draw({ send });
  await answerAll(user);
  await user.dblClick(screen.getByRole('button', { name: words.submit }));
  await user.click(screen.getByRole('button', { name: words.busy }));
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0].get('key')).toBe('11111111-1111-4111-8111-111111111111');
  settle(answerWith('booked', freshIntake, { path: '/booked' }));
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith('/booked'));
});

test('each answer but a booking is said, has the focus, and leaves all that was typed', async () => {
  const send = jest.fn<Promise<BookAnswer>, [FormData]>();
  const { user } = draw({ send });
  await answerAll(user);
  for (const [status, text] of [
    ['taken', words.outcomes.taken],
    ['busy', words.outcomes.busy],
    ['too-fast', 'Try again in 7 seconds'],
    [null, words.outcomes.unavailable],
  ] as const) {
    send.mockImplementation((form) =>
      status === null
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(answerWith(status, typedIntakeOf(form), { retryAfterSeconds: 7 })),
    );
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text.slice(0, 30)));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(question()).toHaveValue('Why?');
    expect(screen.getByLabelText(words.labels.agree)).toBeChecked();
  }
});

test('a guest’s input is saved in this browser before sign-in', async () => {
  const send = jest.fn((form: FormData) =>
    Promise.resolve(answerWith('signed-out', typedIntakeOf(form))),
  );
  const { user } = draw({ isMember: false, send });
  await answerAll(user);
  await user.click(screen.getByRole('button', { name: words.submitGuest }));
  await waitFor(() => expect(leaving.leaveFor).toHaveBeenCalledWith('/auth/signin?returnUrl=here'));
  expect(window.localStorage.getItem('saved')).toContain('Why?');
});

test('they come back into the form of the member, move into the account and leave the browser', async () => {
  const draft = {
    ...draftItemOf({ ...freshIntake, topic: 'tax', question: 'Where?' }),
    updatedAt: '2026-11-21T00:00:00Z',
  };
  putGuestItem(draft);
  jest.mocked(mergeGuestData).mockResolvedValue({ status: 'merged', doneIds: [draft.id] });
  draw();
  expect(await screen.findByText(words.draftBack)).toBeVisible();
  expect(question()).toHaveValue('Where?');
  expect(screen.getByLabelText(words.labels.topic)).toHaveValue('tax');
  expect(mergeGuestData).toHaveBeenCalledWith({ items: [draft] });
  await waitFor(() => expect(window.localStorage.getItem('saved')).toBeNull());
});

test('a draft is saved whole or not, without being checked', async () => {
  const save = jest.fn((form: FormData) =>
    Promise.resolve(answerWith('draft-saved', typedIntakeOf(form))),
  );
  const { user, send } = draw({ save });
  await user.type(question(), 'Half a');
  await user.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText(words.draftSaved)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});

describe('a member whose address is not confirmed', () => {
  const confirm = () =>
    jest.fn((form: FormData) =>
      Promise.resolve(answerWith('confirmation-sent', typedIntakeOf(form))),
    );

  test('reads it before the questions, and what is typed stays when the mail is sent', async () => {
    const { confirm: sent, user, send } = draw({ needsConfirmation: true, confirm: confirm() });
    const notice = screen.getByText(confirmWords.text);
    expect(
      notice.compareDocumentPosition(question()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await user.type(question(), 'Half a');
    await user.click(screen.getByRole('button', { name: confirmWords.send }));
    expect(await screen.findByText(words.confirmationSent)).toBeVisible();
    expect(question()).toHaveValue('Half a');
    expect(sent).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  test('is offered the mail when the server says so first', async () => {
    const send = jest.fn((form: FormData) =>
      Promise.resolve(answerWith('not-confirmed', typedIntakeOf(form))),
    );
    const { user } = draw({ send, confirm: confirm() });
    expect(screen.queryByRole('button', { name: confirmWords.send })).not.toBeInTheDocument();
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.outcomes['not-confirmed']);
    await user.click(screen.getByRole('button', { name: confirmWords.send }));
    expect(await screen.findByText(words.confirmationSent)).toBeVisible();
    expect(question()).toHaveValue('Why?');
  });

  test('hears when the mail could not be sent', async () => {
    const { user } = draw({
      needsConfirmation: true,
      confirm: () => Promise.reject(new Error('offline')),
    });
    await user.click(screen.getByRole('button', { name: confirmWords.send }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.outcomes['not-sent']);
  });
});
