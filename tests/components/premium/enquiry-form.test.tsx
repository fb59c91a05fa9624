import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { EnquiryForm } from '@/components/premium/enquiry-form';
import { leaveFor } from '@/lib/navigation/leave-for';
import { enquiryBudgets, enquiryScopes } from '@/lib/enquiries/enquiry';
import { messages } from '@/lib/messages';
import { PlanTable } from '@/components/premium/plan-table';
import { type Plan, priceLines, rowsOf } from '@/lib/premium/plans';
import type { Seller } from '@/lib/premium/seller';
import { enterText } from '@/tests/components/enter-text';
import { refuseStorage } from '@/tests/components/refuse-storage';
import { holdAnswer } from '@/tests/factories/hold-answer';

jest.mock('@/lib/navigation/leave-for', () => ({ leaveFor: jest.fn() }));

jest.mock('@/components/ui/text-link', () => ({
  TextLink: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

describe('enquiry form', () => {
  const words = messages().premium.enquiry;
  const text = 'How do I move my old funds to direct plans without a tax bill this year?';
  const fetchMock = jest.fn<Promise<unknown>, [string, { body: FormData }]>();
  const answers = (answer: object) => fetchMock.mockResolvedValueOnce({ json: async () => answer });

  const form = (isMember: boolean) => (
    <EnquiryForm
      id="00000000-0000-4000-8000-000000000001"
      isMember={isMember}
      signInPath="/auth/signin"
      ticketsPath="/premium-services/enquiries"
      email="help@example.in"
      messages={words}
    />
  );
  const control = (label: string) =>
    screen.getByLabelText<HTMLTextAreaElement & HTMLSelectElement>(new RegExp(`^${label}`));
  const enter = (label: string, value: string) => enterText(control(label), value);
  const press = () => fireEvent.submit(control(words.message).form ?? document.body);

  function fillIn() {
    enter(words.scope, enquiryScopes[0]);
    enter(words.budget, enquiryBudgets[0]);
    enter(words.message, text);
  }

  beforeEach(() => {
    jest.resetAllMocks();
    sessionStorage.clear();
    Object.assign(globalThis, { fetch: fetchMock });
  });

  test('a problem is at its field, which takes the focus, and nothing is sent', () => {
    render(form(true));
    enter(words.message, text);
    press();
    expect(control(words.scope)).toHaveFocus();
    expect(control(words.scope)).toBeInvalid();
    expect(screen.getByText(words.mistakes)).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('after a failed request the text stays, and the same enquiry is sent again', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answers({ status: 'sent', number: 'E-1' });
    render(form(true));
    fillIn();
    press();
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    expect(control(words.message)).toHaveValue(text);
    press();
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/premium-services/enquiries?sent=E-1'),
    );
    const [first, second] = fetchMock.mock.calls.map(([, { body }]) => [...body.entries()]);
    expect(second).toEqual(first);
  });

  test.each([
    [{ status: 'mistakes', problems: { scope: 'not-listed', message: 'odd' } }, words.mistakes],
    [{ status: 'mistakes' }, words.mistakes],
    [{ status: 'too-many' }, words.failed],
    [{ status: 'sent' }, words.failed],
    [{ status: 'other' }, words.failed],
    [{}, words.failed],
  ])('the answer %j is read as far as its shape is known', async (answer, text) => {
    answers(answer);
    render(form(true));
    fillIn();
    press();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test('a file that the server refuses is named at its field, which takes the focus, and the text stays', async () => {
    answers({ status: 'mistakes', problems: { file: 'wrong-type' } });
    render(form(true));
    fillIn();
    const field = screen.getByLabelText(new RegExp(`^${words.file}`));
    await userEvent.upload(field, new File(['<svg onload="x()"/>'], 'picture.png'));
    press();
    expect(await screen.findByText(words.problems['wrong-type'])).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(control(words.message)).toHaveValue(text);
  });

  test("a guest's text waits in the browser while they sign in", async () => {
    render(form(false));
    fillIn();
    press();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/auth/signin'));
    expect(Object.values({ ...sessionStorage }).join()).toContain(text);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('what a member types while the answer comes stays, where the session had ended', async () => {
    const answer = holdAnswer(fetchMock);
    render(form(true));
    fillIn();
    press();
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
    enter(words.message, `${text} One more thing.`);
    answer({ json: async () => ({ status: 'signed-out' }) });
    expect(await screen.findByText(words.signedOut, { exact: false })).toBeInTheDocument();
    expect(control(words.message)).toHaveValue(`${text} One more thing.`);
    const link = screen.getByRole('link', { name: words.signIn });
    expect(link).toHaveAttribute('href', '/auth/signin');
    expect(link).toHaveAttribute('target', '_blank');
    // Signed in in the new tab, this one sends what it has.
    answers({ status: 'sent', number: 'E-3' });
    press();
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/premium-services/enquiries?sent=E-3'),
    );
  });

  test.each([
    ['the same member', 'asha', text],
    ['another member', 'ravi', ''],
    ['a guest', '', ''],
  ])('what a member typed before the session ended is back for %s: "%s"', async (_, who, shown) => {
    document.cookie = 'signed-in=asha';
    answers({ status: 'signed-out' });
    const { unmount } = render(form(true));
    fillIn();
    press();
    expect(await screen.findByText(words.signedOut, { exact: false })).toBeInTheDocument();
    unmount();
    document.cookie = `signed-in=${who}`;
    render(form(who !== ''));
    expect(control(words.message)).toHaveValue(shown);
    document.cookie = 'signed-in=; Max-Age=0';
  });

  test('a browser that saves nothing keeps the text of a guest, who sends it after signing in elsewhere', async () => {
    refuseStorage('QuotaExceededError');
    render(form(false));
    fillIn();
    press();
    expect(await screen.findByText(words.notSaved, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.signIn })).toHaveAttribute('target', '_blank');
    expect(leaveFor).not.toHaveBeenCalled();
    expect(control(words.message)).toHaveValue(text);
    answers({ status: 'sent', number: 'E-2' });
    press();
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/premium-services/enquiries?sent=E-2'),
    );
    jest.restoreAllMocks();
  });

  test('a guest who has signed in elsewhere sends again after a failed request, and is not asked again', async () => {
    refuseStorage('QuotaExceededError');
    render(form(false));
    fillIn();
    press();
    expect(await screen.findByText(words.notSaved, { exact: false })).toBeInTheDocument();
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press();
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    answers({ status: 'sent', number: 'E-3' });
    press();
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith('/premium-services/enquiries?sent=E-3'),
    );
    jest.restoreAllMocks();
  });
});

describe('plan table', () => {
  const { plans } = messages().premium;
  const prices = [{ plan: 'plus', monthRupees: 199, yearRupees: 1990 }];

  function priceCells(seller: Seller | null) {
    const linesOf = (plan: Plan) => priceLines(plan, { prices, seller }, plans);
    render(
      <PlanTable
        rows={rowsOf(['/premium-services/enquiries'])}
        prices={{ free: linesOf('free'), plus: linesOf('plus'), studio: linesOf('studio') }}
        priceTitle={plans.price}
        answerDays={2}
      />,
    );
    const row = screen.getByRole('row', { name: new RegExp(`^${plans.price}`) });
    return within(row).getAllByRole('cell');
  }

  test('with a seller the plan shows its price', () => {
    const [free, plus, studio] = priceCells({ name: 'Nilgiri', address: 'Pune', gstin: null });
    expect(free).toHaveTextContent(plans.freePrice);
    expect(plus).toHaveTextContent('₹199 a month');
    expect(studio).toHaveTextContent(plans.notSold);
  });

  test('the answer time of a plan is the one that is passed in', () => {
    priceCells(null);
    expect(screen.getByRole('link', { name: /within 2 working days/ })).toBeInTheDocument();
  });
});
