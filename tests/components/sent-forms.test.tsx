import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { NoPassword } from '@/components/account/no-password';
import { DevicesCard, ProfileCard } from '@/components/account/profile-card';
import { ConfirmAddress } from '@/components/consultation/intake-step';
import { WaitForm, WaitList } from '@/components/consultation/wait-list';
import { ChangeForm, NotesForm } from '@/components/consultation/booking-forms';
import { LotForm } from '@/components/crypto/holdings/lot-form';
import { ImportForm } from '@/components/dashboard/portfolio/import-form';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import { TransactionForm } from '@/components/dashboard/portfolio/transaction-form';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { TargetForm } from '@/components/dashboard/portfolio/target-form';
import { CertificateForm } from '@/components/education/certificate-form';
import { LessonNoteForm } from '@/components/education/lesson/notebook-forms';
import { StandingCertificate } from '@/components/education/standing-certificate';
import { NoteForm, ChecklistForm } from '@/components/picks/company-forms';
import { SaveScreen } from '@/components/picks/own/own-save-forms';
import { dayName } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';
import { fill } from '@/lib/messages/fill';
import { giveBlobsTheirBytes } from '@/tests/factories/blob-bytes';

const mockSend = jest.fn<Promise<never>, unknown[]>();
const send = (...sent: unknown[]) => mockSend(...sent);

jest.mock('@/lib/dashboard/server/actions', () => ({
  saveTransaction: (...sent: unknown[]) => mockSend(...sent),
  importHoldings: (...sent: unknown[]) => mockSend(...sent),
  saveSharePrice: (...sent: unknown[]) => mockSend(...sent),
  saveHousehold: (...sent: unknown[]) => mockSend(...sent),
  saveTarget: (...sent: unknown[]) => mockSend(...sent),
}));

const { certificates, consultation, crypto, dashboard, lessonNotes, picksOwn, statements } =
  messages();
const { booking } = consultation;
const changeProblems = {
  ...booking.problems,
  cancelled: 'cancelled',
  past: 'past',
  'too-late': 'too late',
  'no-moves': 'no moves',
};
const today = '2026-11-21';
const groups = { equity: '', debt: '', gold: '', mixed: '', coins: '', cash: '' };

type SentForm = [
  name: string,
  form: ReactElement,
  /** Of a text field. */
  label: string,
  button: string,
  /** After a failed request. */
  message: string,
  /** Once what was typed is saved, of a form that stays with it. */
  savedAnswer?: (typed: string) => object,
];

const forms: SentForm[] = [
  [
    'a transaction',
    <TransactionForm
      key=""
      newId="1"
      today={today}
      messages={dashboard.holdings}
      outcomes={dashboard.outcomes}
    />,
    dashboard.holdings.form.fields.instrument,
    dashboard.holdings.form.submit,
    dashboard.outcomes.unavailable,
  ],
  [
    'the price of a share',
    <SharePriceForm
      key=""
      assetClass="share"
      symbol="ABC"
      messages={dashboard.holdings}
      outcomes={dashboard.outcomes}
    />,
    dashboard.holdings.sharePrice.label.replace('{symbol}', 'ABC'),
    dashboard.holdings.sharePrice.submit,
    dashboard.outcomes.unavailable,
    () => ({ typed: '', problem: null }),
  ],
  [
    'a target',
    <TargetForm
      key=""
      typed={groups}
      messages={dashboard.allocation}
      outcomes={dashboard.outcomes}
    />,
    dashboard.allocation.groups.equity,
    dashboard.allocation.form.submit,
    dashboard.outcomes.unavailable,
    (equity) => {
      const typed = { ...groups, equity };
      return { typed, shown: typed, problem: null, sum: 100 };
    },
  ],
  [
    'a household',
    <MemberHousehold
      key=""
      typed={{}}
      today={today}
      messages={dashboard.checks}
      outcomes={dashboard.outcomes}
    />,
    dashboard.checks.form.fields.savingsRupees,
    dashboard.checks.form.submit,
    dashboard.outcomes.unavailable,
    (savingsRupees) => ({ typed: { savingsRupees }, shown: { savingsRupees }, problems: {} }),
  ],
  [
    'a purchase of a coin',
    <LotForm key="" coinId="abc" today={today} saveAction={send} messages={crypto.yours.form} />,
    crypto.yours.form.fields.quantity,
    crypto.yours.form.submit,
    crypto.yours.form.outcomes.unavailable,
  ],
  [
    'a change of a booking',
    <ChangeForm
      key=""
      action={send}
      hidden={{ id: '1' }}
      reason={{ label: 'Reason', hint: '', max: 100 }}
      submit="Move"
      problems={changeProblems}
    />,
    'Reason',
    'Move',
    changeProblems['not-known'],
  ],
  [
    'notes after a session',
    <NotesForm
      key=""
      id="1"
      notes=""
      actions={[]}
      basedOn=""
      saveAction={send}
      problems={changeProblems}
      messages={booking.notes}
    />,
    booking.notes.notes,
    booking.notes.submit,
    booking.notes.notKnown,
  ],
  [
    'a note on a lesson',
    <LessonNoteForm
      key=""
      lesson="tax/a"
      note=""
      noteRevision={1}
      max="100"
      saveAction={send}
      messages={lessonNotes.inLesson}
    />,
    lessonNotes.inLesson.note,
    lessonNotes.inLesson.save,
    lessonNotes.inLesson.outcomes.unavailable,
    (text) => ({ text, basedOn: 2, other: null }),
  ],
  [
    'a certificate',
    <CertificateForm key="" id="abc" path="tax" saveAction={send} messages={certificates} />,
    certificates.name,
    certificates.make,
    certificates.outcomes.unavailable,
  ],
  [
    'a screen',
    <SaveScreen
      key=""
      id="abc"
      rule="pe < 20"
      ranking=""
      saveAction={send}
      messages={picksOwn.own.save}
    />,
    picksOwn.own.save.name,
    picksOwn.own.save.submit,
    picksOwn.own.save.outcomes.unavailable,
  ],
  [
    'a note on a share',
    <NoteForm key="" id="n" isin="INE1" saveAction={send} messages={picksOwn.notes} />,
    picksOwn.notes.note,
    picksOwn.notes.saveNote,
    picksOwn.notes.outcomes.unavailable,
  ],
  [
    'a checklist',
    <ChecklistForm key="" isin="INE1" points={[]} saveAction={send} messages={picksOwn.notes} />,
    picksOwn.notes.point.replace('{place}', '1'),
    picksOwn.notes.saveChecklist,
    picksOwn.notes.outcomes.unavailable,
    (text) => ({ points: [{ text, isMet: false }] }),
  ],
];

beforeAll(giveBlobsTheirBytes);
beforeEach(() => mockSend.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));

test.each(forms)(
  '%s whose request fails keeps what was typed, says so, and can be sent again',
  async (_, form, label, button, message) => {
    render(form);
    await userEvent.type(screen.getByLabelText(label), '12');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveValue('12');
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(2));
    expect(screen.getByLabelText(label)).toHaveValue('12');
  },
);

test.each(forms.filter(([, , , , , savedAnswer]) => savedAnswer))(
  '%s that is changed while it is being saved says that the change is not saved yet',
  async (_name, form, label, button, _message, savedAnswer) => {
    let finish: (answer: object) => void = () => undefined;
    mockSend.mockImplementation(
      () => new Promise((resolve) => (finish = (answer) => resolve(answer as never))),
    );
    render(form);
    const field = () => screen.getByLabelText(label);
    const saveAs = async (typed: string, meanwhile: string) => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(mockSend).toHaveBeenCalled());
      mockSend.mockClear();
      if (meanwhile) await userEvent.type(field(), meanwhile);
      finish({ status: 'saved', ...savedAnswer?.(typed) });
    };
    await userEvent.type(field(), '1');
    await saveAs('1', '2');
    expect(await screen.findByText(changedMeanwhile, { exact: false })).toBeInTheDocument();
    expect(field()).toHaveValue('12');
    await saveAs('12', '');
    await waitFor(() =>
      expect(screen.queryByText(changedMeanwhile, { exact: false })).not.toBeInTheDocument(),
    );
  },
);

test('an import whose request fails keeps its file, says so, and can be sent again', async () => {
  const importMessages = dashboard.holdings.import;
  render(
    <ImportForm
      maxBytes={1000}
      messages={importMessages}
      statementMessages={statements.field}
      outcomes={dashboard.outcomes}
    />,
  );
  const field = screen.getByLabelText<HTMLInputElement>(statements.field.label);
  await userEvent.upload(field, new File(['class,instrument,bought_on'], 'purchases.csv'));
  // A reset empties the field in a browser, but not here.
  const onReset = jest.fn();
  field.form?.addEventListener('reset', onReset);
  const submit = await screen.findByRole('button', { name: importMessages.submit });
  await userEvent.click(submit);
  expect(await screen.findByText(importMessages.unavailable)).toBeInTheDocument();
  await userEvent.click(submit);
  await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(2));
  expect(onReset).not.toHaveBeenCalled();
});

const { account, saved } = messages();
const waitDay = { day: '2026-11-26', kind: 'first-talk', isFree: false } as const;
const device = { sid: 's', label: 'Phone', since: 'May', lastSeen: 'June', isThisOne: false };
const certificate = {
  ...{ id: 'c', path: 'tax', pathTitle: 'Tax', lessons: 1, name: 'Asha' },
  ...{ issuedOn: '2026-11-21' as const, withdrawnOn: null },
} as const;
const profile = {
  ...{ username: 'Asha', picture: null, email: 'a@a.example', isEmailVerified: false },
  ...{ signInWays: [], consent: null },
};

/** Name, form, and its button. */
const buttons: [string, ReactElement, string][] = [
  [
    'signing a device out',
    <DevicesCard key="" devices={[device]} signOutDevice={send} />,
    'Log out Phone, signed in since May',
  ],
  [
    'the mail that confirms an address',
    <ProfileCard key="" {...profile} sendConfirmation={send} />,
    account.verification.send,
  ],
  [
    'the same mail before a booking',
    <ConfirmAddress key="" sendConfirmation={send} />,
    consultation.confirm.send,
  ],
  [
    'the link to a password',
    <NoPassword key="" text="" sendPasswordLink={send} />,
    account.password.sendLink,
  ],
  [
    'waiting for a day',
    <WaitForm key="" {...waitDay} zone={null} isWaiting={false} action={send} />,
    fill(consultation.dayStep.wait, { day: dayName(waitDay.day) }),
  ],
  [
    'waiting no more',
    <WaitList
      key=""
      waits={[waitDay]}
      shown={{ kind: 'first-talk', day: null, zone: null }}
      changeWait={send}
    />,
    fill(consultation.waits.stop, { day: dayName(waitDay.day) }),
  ],
  [
    'withdrawing a certificate',
    <StandingCertificate key="" certificate={certificate} url="" withdraw={send} />,
    certificates.withdraw.confirm,
  ],
];

test.each(buttons)(
  '%s says that its request failed, and can be sent again',
  async (_, form, name) => {
    render(form);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(saved.outcomes.unavailable)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(2));
  },
);
