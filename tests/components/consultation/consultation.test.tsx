import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostPanel } from '@/components/consultation/about-session';
import { NotesForm } from '@/components/consultation/booking-forms';
import type { ChangeAnswer } from '@/lib/consultation/domain/form-answers';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';
import { ChangeStep, changeProblems } from '@/components/consultation/change-step';
import { DayGrid } from '@/components/consultation/day-grid';
import { IntakeForm } from '@/components/consultation/intake-form';
import { IntakeCard } from '@/components/consultation/intake-step';
import { SessionAgenda } from '@/components/consultation/session-agenda';
import { UpcomingSessions } from '@/components/dashboard/cards/date-cards';
import { WaitList, WaitNotice } from '@/components/consultation/wait-list';
import { savedGuestDraft } from '@/components/consultation/guest-draft';
import { attachable } from '@/components/consultation/saved-numbers';
import { putGuestItem, savedGuestItems } from '@/components/saved/guest-items';
import { mergeGuestData } from '@/lib/account/actions';
import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import {
  freshIntake,
  maxQuestionLength,
  typedIntakeOf,
  draftItemOf,
} from '@/lib/consultation/domain/intake';
import { answerWith, type BookAnswer } from '@/lib/consultation/domain/form-answers';
import { readConsultation } from '@/lib/env.consultation';
import { success } from '@/lib/result';
import type { OfferedDay } from '@/lib/consultation/domain/slots';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { leaveFor } from '@/lib/navigation/leave-for';
import { booking } from '@/tests/factories/booking';
import { consultationSettings } from '@/tests/factories/consultation-settings';
import { plainSpaces } from '@/tests/factories/plain-spaces';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';
import { enterText } from '@/tests/components/enter-text';
import { refuseStorage } from '@/tests/components/refuse-storage';

jest.mock('@/lib/account/actions', () => ({ mergeGuestData: jest.fn() }));
jest.mock('@/lib/navigation/leave-for', () => ({ leaveFor: jest.fn() }));

const freeDay = (date: IsoDate): OfferedDay => ({
  date,
  starts: [new Date(`${date}T04:30:00Z`)],
  without: null,
});
const sixtyDays = Array.from({ length: 60 }, (_, index) => freeDay(shiftDays('2026-11-23', index)));

describe('days and sessions', () => {
  const { consultation: words } = messages();
  const changeWait = jest.fn();

  const days: OfferedDay[] = [
    { date: '2026-11-23', starts: [], without: 'too-near' },
    { date: '2026-11-24', starts: [], without: { holiday: 'Guru Nanak Jayanti' } },
    freeDay('2026-11-25'),
    { date: '2026-11-26', starts: [], without: 'full' },
    { date: '2026-11-27', starts: [], without: 'full' },
    { date: '2026-11-29', starts: [], without: 'closed' },
  ];

  const grid = (changes: Partial<Parameters<typeof DayGrid>[0]> = {}) => (
    <DayGrid
      days={days}
      chosen={null}
      ownDays={[]}
      opensFull
      pathOf={(day) => `/?day=${day}`}
      {...changes}
    />
  );

  test('days are a grid of weeks: free and full ones lead on, a holiday has its name', () => {
    render(grid({ chosen: '2026-11-25', ownDays: ['2026-11-27'] }));
    const texts = textsOf('listitem');
    expect(texts).toEqual([
      '23SoonMonday, 23 Nov 2026: too soon to book',
      '24HolidayTuesday, 24 Nov 2026: holiday: Guru Nanak Jayanti',
      '251 freeWednesday, 25 Nov 2026: 1 free time',
      '26FullThursday, 26 Nov 2026: fully booked',
      `27FullFriday, 27 Nov 2026: fully booked${words.dayStep.own}`,
      '29ClosedSunday, 29 Nov 2026: no sessions',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/?day=2026-11-25',
      '/?day=2026-11-26',
      '/?day=2026-11-27',
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/?day=2026-11-25',
    );
  });

  test('more than five weeks are two screens, which lead to each other', () => {
    const { rerender } = render(grid({ days: sixtyDays }));
    expect(screen.getAllByRole('listitem')).toHaveLength(35);
    expect(hrefOf(words.dayStep.later)).toBe('/?day=2026-12-28');
    rerender(grid({ days: sixtyDays, chosen: '2027-01-05' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    expect(hrefOf(words.dayStep.earlier)).toBe('/?day=2026-11-23');
  });

  test.each([
    ['2026-12-31', false],
    ['2027-01-04', true],
  ] as const)(
    'days up to %s: that later holidays are not known stands there: %p',
    (date, isSaid) => {
      render(grid({ days: [freeDay(date)] }));
      const note = screen.queryByText(
        'Holidays are known up to 31 Dec 2026. Later days may still become holidays.',
      );
      expect(note !== null).toBe(isSaid);
    },
  );

  test('a day waited for leads to its free time, or can be given up, with the day and the zone of the page', () => {
    render(
      <WaitList
        shown={{ kind: 'first-talk', day: '2026-11-30', zone: 'Asia/Dubai' }}
        waits={[
          { day: '2026-11-26', kind: 'plan-review', isFree: true },
          { day: '2026-11-27', kind: 'first-talk', isFree: false },
        ]}
        changeWait={changeWait}
      />,
    );
    expect(hrefOf(words.waits.book)).toBe(
      '/features/consultation?kind=plan-review&day=2026-11-26&zone=Asia%2FDubai',
    );
    expect(screen.getAllByRole('button')).toHaveLength(2);
    const forms = screen
      .getAllByRole<HTMLButtonElement>('button')
      .map(({ form }) => Object.fromEntries(new FormData(form ?? undefined)));
    const same = { kind: 'first-talk', shown: '2026-11-30', zone: 'Asia/Dubai', stop: '1' };
    expect(forms).toEqual([
      { ...same, day: '2026-11-26' },
      { ...same, day: '2026-11-27' },
    ]);
  });

  test.each([
    ['added', true, words.waits.addedMail],
    ['added', false, words.waits.added],
    ['removed', true, words.waits.removed],
    ['tooMany', true, words.waits.tooMany],
    ['notConfirmed', true, words.waits.notConfirmed],
    ['failed', true, words.waits.failed],
    ['typed by hand', true, ''],
  ])('waiting for a day: %s (mail: %p) is said', (wait, isMailSent, text) => {
    const notice = { wait, isMailSent, messages: words.waits };
    const { container } = render(<WaitNotice {...notice} />);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: false });
    expect(container.textContent === '').toBe(text === '');
  });

  test('the dashboard shows sessions in both zones, free days and open tasks', () => {
    const startsAt = new Date('2026-11-25T04:30:00Z');
    render(
      <UpcomingSessions
        known={{
          upcoming: [{ id: 'b1', kind: 'first-talk', startsAt, zone: 'Europe/London' }],
          actions: [{ id: 'b0', text: 'Open a PPF account' }],
          free: [{ day: '2026-11-26', kind: 'first-talk' }],
        }}
      />,
    );
    expect(screen.getByText('25 Nov 2026, 10:00 IST')).toBeVisible();
    expect(screen.getByText('25 Nov 2026, 04:30 London')).toBeVisible();
    expect(hrefOf('Open a PPF account')).toBe('/features/consultation/bookings/b0#after-call');
    expect(
      screen.getByRole('link', { name: fill(words.dashboard.free, { day: 'Thu, 26 Nov 2026' }) }),
    ).toBeVisible();
  });

  test.each([
    ['the visitor is a guest', null, words.dashboard.signIn],
    ['nothing can be read', 'unavailable' as const, words.dashboard.unavailable],
    ['nothing is booked', { upcoming: [], actions: [], free: [] }, words.dashboard.none],
  ])('the dashboard’s card says when %s', (_, known, text) => {
    render(<UpcomingSessions known={known} />);
    expect(screen.getByText(text, { exact: false })).toBeVisible();
  });
});

describe('the form before a session', () => {
  const { confirm: confirmWords, form: words } = messages().consultation;

  const answering = () => jest.fn<Promise<BookAnswer>, [FormData]>();
  /** An action that answers so, with what was typed. */
  const answeringWith = (status: BookAnswer['status']) =>
    answering().mockImplementation(async (form) => answerWith(status, typedIntakeOf(form)));

  function draw({
    send = answering(),
    save = answering(),
    confirm = answering(),
    needsConfirmation = false,
    isMember = true,
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
        confirmMessages={confirmWords}
      />,
    );
    return { send, user: userEvent.setup() };
  }

  async function answerAll(user: ReturnType<typeof userEvent.setup>) {
    await user.selectOptions(screen.getByLabelText(words.labels.topic), 'tax');
    await user.click(screen.getByRole('radio', { name: words.horizons['over-7'] }));
    await user.click(screen.getByRole('radio', { name: words.risks.steady }));
    await user.type(question(), 'Why?');
    await user.click(screen.getByLabelText(words.labels.agree));
  }

  const question = () => screen.getByLabelText<HTMLTextAreaElement>(words.labels.question);

  beforeEach(() => window.localStorage.clear());

  test('a member whose session has ended signs in again, past its cookies, and finds the answers', async () => {
    const save = answeringWith('signed-out');
    render(
      <IntakeCard
        kind="first-talk"
        at={new Date('2026-11-25T04:30Z')}
        zone="Asia/Kolkata"
        isMember
        needsConfirmation={false}
        earlier={null}
        saved={[]}
        actions={{ post: (previous) => Promise.resolve(previous), send: save, save, confirm: save }}
      />,
    );
    await userEvent.type(question(), 'Why?');
    await userEvent.click(screen.getByRole('button', { name: words.save }));
    const page = '/features/consultation?kind=first-talk&at=2026-11-25T04:30Z&zone=Asia%2FKolkata';
    const path = `/api/session/ended?returnUrl=${encodeURIComponent(page)}`;
    expect(await screen.findByRole('link', { name: words.signIn })).toHaveAttribute('href', path);
    expect(leaveFor).toHaveBeenCalledWith(path);
    expect(JSON.stringify(window.localStorage)).toContain('Why?');
  });

  test('missing and too long answers have a message at their field before anything is sent', async () => {
    const { user, send } = draw();
    enterText(question(), 'x'.repeat(maxQuestionLength + 1));
    await user.click(screen.getByRole('button', { name: words.submit }));
    const topic = screen.getByLabelText(words.labels.topic);
    expect(topic).toHaveFocus();
    expect(screen.getByText(words.problems.missing.horizon)).toBeVisible();
    const tooLong = fill(words.problems.tooLong, { max: maxQuestionLength });
    expect(screen.getByText(tooLong)).toBeVisible();
    await user.selectOptions(topic, 'tax');
    expect(topic).toBeValid();
    enterText(question(), 'Why?');
    expect(screen.queryByText(tooLong)).not.toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });

  test('each answer but a booking is said, has the focus, and leaves all that was typed', async () => {
    const { user, send } = draw();
    await answerAll(user);
    for (const [status, text] of [
      ['taken', words.outcomes.taken],
      ['booked-before', words.outcomes['booked-before']],
      ['busy', words.outcomes.busy],
      ['too-fast', words.tooFast.one],
      ['unavailable', words.outcomes.unavailable],
      [null, words.outcomes['not-known']],
    ] as const) {
      send.mockImplementation((form) =>
        status === null
          ? Promise.reject(new Error('offline'))
          : Promise.resolve(answerWith(status, typedIntakeOf(form), { retryAfterSeconds: 1 })),
      );
      await user.click(screen.getByRole('button', { name: words.submit }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(question()).toHaveValue('Why?');
      expect(screen.getByLabelText(words.labels.agree)).toBeChecked();
    }
  });

  test('the draft of a guest comes back into the form of the member, moves into the account and leaves the browser', async () => {
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

  test('a draft does not replace what is being typed', async () => {
    const draft = {
      ...draftItemOf({ ...freshIntake, question: 'Where?' }),
      updatedAt: '2026-11-21T00:00:00Z',
    };
    putGuestItem(draft);
    jest.mocked(mergeGuestData).mockResolvedValue({ status: 'merged', doneIds: [draft.id] });
    draw();
    enterText(question(), 'When?');
    await waitFor(() => expect(mergeGuestData).toHaveBeenCalledWith({ items: [draft] }));
    expect(question()).toHaveValue('When?');
    expect(screen.queryByText(words.draftBack)).not.toBeInTheDocument();
  });

  test('a guest who types before the draft is read gets its other answers, and loses none of both', async () => {
    putGuestItem({
      ...draftItemOf({ ...freshIntake, topic: 'tax', horizon: 'over-7', question: 'Where?' }),
      updatedAt: '2026-11-21T00:00:00Z',
    });
    draw({ isMember: false });
    enterText(question(), 'When?');
    expect(await screen.findByText(words.draftBack)).toBeVisible();
    expect(question()).toHaveValue('When?');
    expect(screen.getByLabelText(words.labels.topic)).toHaveValue('tax');
    expect(screen.getByRole('radio', { name: words.horizons['over-7'] })).toBeChecked();
    const merged = { ...freshIntake, topic: 'tax', horizon: 'over-7', question: 'When?' };
    await waitFor(() => expect(savedGuestDraft()).toEqual(merged));
  });

  test('what a member typed after the session ended waits in the browser for this member alone', async () => {
    const signedIn = (owner: string) => {
      document.cookie = `signed-in=${owner}`;
    };
    signedIn('asha');
    const { user } = draw({ send: answeringWith('signed-out') });
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: words.submit }));
    await waitFor(() => expect(savedGuestDraft()).toMatchObject({ question: 'Why?' }));
    signedIn('ravi');
    expect(savedGuestDraft()).toBeNull();
    putGuestItem({
      ...{ id: 'watched', kind: 'watchlist', version: 1, updatedAt: '2026-11-21T00:00:00Z' },
      data: { assetClass: 'coin', instrumentId: 'bitcoin' },
    });
    expect(savedGuestItems().items.map(({ id }) => id)).toEqual(['watched']);
    signedIn('; Max-Age=0');
    expect(savedGuestDraft()).toBeNull();
    signedIn('asha');
    expect(savedGuestDraft()).toMatchObject({ question: 'Why?' });
    signedIn('; Max-Age=0');
  });

  test('a browser that saves nothing keeps the page with what was typed, and signs in in another tab', async () => {
    refuseStorage('QuotaExceededError');
    jest.mocked(leaveFor).mockClear();
    const { user } = draw({ send: answeringWith('signed-out') });
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByText(words.outcomes['not-saved'])).toBeVisible();
    const link = screen.getByRole('link', { name: words.signIn });
    expect(link).toHaveAttribute('target', '_blank');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(question()).toHaveValue('Why?');
    expect(screen.getByRole('button', { name: words.submit })).not.toHaveAttribute('aria-disabled');
    jest.restoreAllMocks();
  });

  test('a draft is saved whole or not, without being checked', async () => {
    const save = answeringWith('draft-saved');
    const { user, send } = draw({ save });
    await user.type(question(), 'Half a');
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.draftSaved)).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  test('a draft that is too long to be saved whole is not sent, and says so at its field', async () => {
    const save = answeringWith('draft-saved');
    const { user } = draw({ save });
    enterText(question(), 'x'.repeat(9_001));
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(question()).toBeInvalid();
    expect(question()).toHaveValue('x'.repeat(9_001));
    expect(save).not.toHaveBeenCalled();
  });

  test('a member whose address the server finds unconfirmed is offered the mail, and nothing typed is lost', async () => {
    const { user, send } = draw({
      send: answeringWith('not-confirmed'),
      confirm: answeringWith('confirmation-sent'),
    });
    expect(screen.queryByRole('button', { name: confirmWords.send })).not.toBeInTheDocument();
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: words.submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.outcomes['not-confirmed']);
    await user.click(screen.getByRole('button', { name: confirmWords.send }));
    expect(await screen.findByText(words.confirmationSent)).toBeVisible();
    expect(question()).toHaveValue('Why?');
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a member whose address is not confirmed hears when the mail could not be sent', async () => {
    const confirm = answering().mockRejectedValue(new Error('offline'));
    const { user } = draw({ needsConfirmation: true, confirm });
    await user.click(screen.getByRole('button', { name: confirmWords.send }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words.outcomes['not-sent']);
  });
});

const planOf = (query: string) => ({
  ...{ id: 'a', kind: 'sip-plan' as const, version: 2, updatedAt: new Date('2026-11-21') },
  data: { title: '', query },
});

test('a saved plan goes along with all that it pays in, so that its end follows from it', () => {
  const facts = (query: string) => plainSpaces(attachable([planOf(query)])[0]?.facts);
  expect(facts('m=0&r=10&y=10&l=100000')).toEqual([
    '₹1 lakh once for 10 years at 10% a year',
    'ends at ₹2.59 lakh',
  ]);
  expect(facts('m=10000&r=12&y=15&s=10')?.[0]).toContain('₹10,000 a month, 10% more every year,');
});

test('the amounts of an attached plan hide with the others', () => {
  const [attached] = attachable([planOf('m=10000&r=12&y=15')]);
  if (!attached) throw new Error('The plan of this test cannot be attached');
  const intake = { topic: 'tax', horizon: 'over-7', risk: 'sell', question: 'What next?' } as const;
  render(
    <SessionAgenda
      booking={{ ...booking, intake, attached }}
      numbers={{ plans: [], calculations: [], transactions: 0 }}
      isRegistered={false}
    />,
  );
  const hidden = `₹••••${messages().display.amountHidden}`;
  expect(plainSpaces(textsOf('definition').at(-1))).toBe(
    `SIP plan; ₹10,000${hidden} a month for 15 years at 12% a year; ends at ₹50.46 lakh${hidden}`,
  );
});

test.each([
  ['2026-11-25', '10:00 IST'],
  ['2026-12-28', messages().consultation.timeStep.none],
])('moving a session, %s keeps the days in sight and says %s', (day, text) => {
  const { settings } = readConsultation({
    ...{ CONSULTATION_HOURS: 'mon-fri 10:00-13:00', CONSULTATION_HOST: 'Meera' },
    CONSULTATION_ROOM: 'https://meet.example/room',
  });
  if (!settings) throw new Error('The settings of this test are wrong');
  const days = sixtyDays.map((free): OfferedDay =>
    free.date === '2026-12-28' ? { ...free, starts: [], without: 'closed' } : free,
  );
  const nothing = { intake: null, attached: null, reason: '', notes: '', actions: [], cells: [] };
  render(
    <ChangeStep
      booking={{
        ...{ ...nothing, id: 'b', kind: 'first-talk', minutes: 30, zone: 'Asia/Kolkata' },
        ...{ startsAt: new Date('2026-11-26T04:30:00Z'), status: 'booked', sequence: 0 },
        ...{ moves: 0, feeRupees: 0 },
      }}
      settings={settings}
      query={{ step: 'move', day }}
      offered={success(days)}
      now={new Date('2026-11-23T03:00:00Z')}
      grievanceEmail="grievance@arthayatra.example"
      actions={{ cancel: jest.fn(), move: jest.fn(), withdraw: jest.fn() }}
    />,
  );
  const { booking: own, dayStep } = messages().consultation;
  expect(screen.getByText(new RegExp(`^(${dayStep.earlier}|${dayStep.later})$`))).toBeVisible();
  expect(screen.getByRole('region', { name: own.move.title })).toHaveTextContent(text);
});

test.each([
  ['cancel', { status: 'cancelled' }, 'cancelled'],
  ['move', { status: 'cancelled' }, 'cancelled'],
  ['move', { moves: 9 }, 'no-moves'],
  ['cancel', { startsAt: new Date('2026-11-22T04:30:00Z') }, 'past'],
] as const)('a step to %s that is no longer possible says why', (step, changes, reason) => {
  const { settings } = readConsultation({
    ...{ CONSULTATION_HOURS: 'mon-fri 10:00-13:00', CONSULTATION_HOST: 'Meera' },
    CONSULTATION_ROOM: 'https://meet.example/room',
  });
  if (!settings) throw new Error('The settings of this test are wrong');
  render(
    <ChangeStep
      booking={{ ...booking, startsAt: new Date('2026-11-26T04:30:00Z'), ...changes }}
      settings={settings}
      query={{ step }}
      offered={success(sixtyDays)}
      now={new Date('2026-11-23T03:00:00Z')}
      grievanceEmail="grievance@arthayatra.example"
      actions={{ cancel: jest.fn(), move: jest.fn(), withdraw: jest.fn() }}
    />,
  );
  expect(screen.getByText(changeProblems(settings, '')[reason])).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each(['No commissions.', 'MBA; no conflicts', 'कोई कमीशन नहीं।'])(
  'what is said about the host is shown as it was typed: %s',
  (about) => {
    const host = { name: 'Meera', about, email: null };
    render(<HostPanel settings={{ ...consultationSettings!, host }} kind="first-talk" />);
    expect(textsOf('paragraph')).toContain(about);
  },
);

test('answers can be deleted where sessions are no longer offered', () => {
  const { withdraw } = messages().consultation.booking;
  render(
    <ChangeStep
      booking={{
        ...booking,
        intake: { topic: 'saving', horizon: 'over-7', risk: 'steady', question: 'Where to begin?' },
      }}
      settings={null}
      query={{ step: 'withdraw' }}
      offered={null}
      now={new Date('2026-11-23T03:00:00Z')}
      grievanceEmail="grievance@arthayatra.example"
      actions={{ cancel: jest.fn(), move: jest.fn(), withdraw: jest.fn() }}
    />,
  );
  expect(screen.getByRole('button', { name: withdraw.submit })).toBeEnabled();
});

const { notes } = messages().consultation.booking;
type NotesProps = Parameters<typeof NotesForm>[0];
const notesForm = (props: Pick<NotesProps, 'basedOn' | 'saveAction'> & Partial<NotesProps>) => (
  <NotesForm
    {...{ id: '1', notes: '', actions: [], messages: notes }}
    problems={changeProblems(null, '')}
    {...props}
  />
);

test('a refused note returns its things to do, each in its place, for a page without scripts', async () => {
  const typed = [
    { text: '', isDone: false },
    { text: 'File form 10-IEA', isDone: true },
  ];
  render(
    notesForm({
      actions: [{ text: 'Stored', isDone: false }],
      basedOn: '',
      saveAction: () =>
        Promise.resolve({ problem: 'too-fast', typed: 'Old', actions: typed, basedOn: '' }),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: notes.submit }));
  await screen.findByRole('alert');
  // The default values are what the page of a plain post shows.
  const fields = [1, 2].map((place) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: fill(notes.action, { place }) }),
  );
  expect(fields.map(({ defaultValue }) => defaultValue)).toEqual(['', 'File form 10-IEA']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(typed.length);
});

test('notes of another tab are shown, and the next press is based on them', async () => {
  const other = { notes: 'From the phone', actions: [{ text: 'Call the bank', isDone: true }] };
  const saveAction = jest.fn((_: unknown, form: FormData) =>
    Promise.resolve({
      ...{ problem: 'changed-elsewhere' as const, typed: String(form.get('notes')) },
      ...{ actions: [], basedOn: 'other', other },
    }),
  );
  render(notesForm({ basedOn: 'shown', saveAction }));
  await userEvent.type(screen.getByLabelText(notes.notes), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: notes.submit }));
  expect(await screen.findByText('From the phone')).toBeVisible();
  expect(screen.getByText(`Call the bank (${notes.done})`)).toBeVisible();
  expect(screen.getByLabelText(notes.notes)).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: notes.submit }));
  expect(saveAction.mock.calls.map(([, form]) => form.get('basedOn'))).toEqual(['shown', 'other']);
});

test('notes that are changed while they are being saved stay, and the next save replaces those that were saved', async () => {
  let finish: () => void = () => undefined;
  const saveAction = jest.fn(
    (_: unknown, form: FormData) =>
      new Promise<ChangeAnswer>((resolve) => {
        const actions = form
          .getAll('action')
          .map((text) => ({ text: String(text), isDone: false }));
        const typed = String(form.get('notes'));
        finish = () =>
          resolve({ ...{ problem: null, isSaved: true, typed, actions }, basedOn: typed });
      }),
  );
  render(notesForm({ basedOn: 'none', saveAction }));
  const field = () => screen.getByLabelText(notes.notes);
  const actionAt = (place: number) =>
    screen.getByRole('textbox', { name: fill(notes.action, { place }) });
  const save = () => userEvent.click(screen.getByRole('button', { name: notes.submit }));
  await userEvent.type(field(), 'Old');
  await userEvent.type(actionAt(2), 'File');
  await save();
  await userEvent.type(field(), ' regime');
  await userEvent.type(actionAt(1), 'Call');
  finish();
  expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeVisible();
  expect(field()).toHaveValue('Old regime');
  expect([1, 2, 3].map((place) => (actionAt(place) as HTMLInputElement).value)).toEqual([
    ...['Call', 'File', ''],
  ]);
  await save();
  finish();
  expect(await screen.findByText(notes.saved)).toBeVisible();
  expect(saveAction.mock.calls.map(([, sent]) => sent.get('basedOn'))).toEqual(['none', 'Old']);
  expect(field()).toHaveValue('Old regime');
});
