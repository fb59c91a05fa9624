import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemberHousehold } from '@/components/dashboard/household/member-household';
import { SharePriceForm } from '@/components/dashboard/portfolio/share-price-form';
import { TargetForm } from '@/components/dashboard/portfolio/target-form';
import { LessonNoteForm } from '@/components/education/lesson/notebook-forms';
import { ChecklistForm } from '@/components/picks/company-forms';
import { messages } from '@/lib/messages';
import { changedMeanwhile } from '@/lib/messages/en/save-outcomes';

const mockSend = jest.fn<Promise<never>, [unknown, FormData]>();
const send = (previous: unknown, data: FormData) => mockSend(previous, data);

jest.mock('@/lib/dashboard/server/actions', () => ({
  saveSharePrice: (previous: unknown, data: FormData) => mockSend(previous, data),
  saveHousehold: (previous: unknown, data: FormData) => mockSend(previous, data),
  saveTarget: (previous: unknown, data: FormData) => mockSend(previous, data),
}));

const { dashboard, lessonNotes, picksOwn } = messages();
const groups = { equity: '', debt: '', gold: '', mixed: '', coins: '', cash: '' };

/** Name, form, label of a text field, the button, and the answer once what was typed is saved. */
const forms: [string, ReactElement, string, string, (typed: string) => object][] = [
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
      today="2026-11-21"
      messages={dashboard.checks}
      outcomes={dashboard.outcomes}
    />,
    dashboard.checks.form.fields.savingsRupees,
    dashboard.checks.form.submit,
    (savingsRupees) => ({ typed: { savingsRupees }, shown: { savingsRupees }, problems: {} }),
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
    () => ({ typed: '', problem: null }),
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
    (text) => ({ text, basedOn: 2, other: null }),
  ],
  [
    'a checklist',
    <ChecklistForm key="" isin="INE1" points={[]} saveAction={send} messages={picksOwn.notes} />,
    picksOwn.notes.point.replace('{place}', '1'),
    picksOwn.notes.saveChecklist,
    (text) => ({ points: [{ text, isMet: false }] }),
  ],
];

test.each(forms)(
  '%s that is changed while it is being saved says that the change is not saved yet',
  async (_, form, label, button, savedAnswer) => {
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
      finish({ status: 'saved', ...savedAnswer(typed) });
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
