import { act, render, screen, within } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { InventoryTable, RightsTable, RecipientsTable } from '@/components/policies/privacy-policy';
import { ChangeLog, GrievanceContact, PolicyDocument } from '@/components/policies/policy-document';
import { SellerDetails } from '@/components/policies/delivery-policy';
import { messages } from '@/lib/messages';
import {
  answerTimes,
  deliveryClauses,
  privacyClauses,
  type ClauseMessages,
} from '@/lib/policies/clauses';
import { serverData } from '@/lib/policies/data-inventory';
import { planTerms } from '@/lib/premium/plans';
import { notKnown } from '@/lib/text/not-known';
import { hrefOf } from '@/tests/components/href-of';
import { textsOf } from '@/tests/components/texts-of';

const { deliveryPolicy, privacyPolicy } = messages();
/** As after a change of route, where the browser loads the text. */
const renderWithText = (page: ReactNode) => act(async () => render(<Suspense>{page}</Suspense>));

const places = { region: 'asia-south1', mailRelay: 'Relay Ltd', videoRoom: 'meet.example' };

const policies = [
  {
    name: 'privacy policy',
    policy: 'privacyPolicy' as const,
    clauseIds: privacyClauses as readonly string[],
    clauses: privacyPolicy.clauses,
  },
  {
    name: 'delivery policy',
    policy: 'deliveryPolicy' as const,
    clauseIds: deliveryClauses as readonly string[],
    clauses: deliveryPolicy.clauses,
  },
];

describe.each(policies)('the $name', ({ policy, clauseIds, clauses }) => {
  const allMessages: Readonly<Record<string, ClauseMessages>> = clauses;
  const renderPolicy = () =>
    renderWithText(
      <PolicyDocument
        policy={policy}
        language="en"
        title="Policy"
        intro="Intro"
        version="2026-11-21"
        clauseIds={clauseIds}
        clauses={allMessages}
        values={{
          host: 'site.example',
          ...places,
          ...answerTimes,
          ...planTerms,
          giftClaimDays: 30,
          giftPayBackDays: 7,
        }}
        readAlso="the other"
      />,
    );

  it('leads from its contents to each clause, each with a plain summary, and leaves no placeholder open', async () => {
    await renderPolicy();
    expect(screen.getByRole('heading', { level: 1, name: 'Policy' })).toBeInTheDocument();
    expect(screen.getByText(/in force from 21 November 2026/)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation'));
    expect(contents.getAllByRole('link')).toHaveLength(clauseIds.length);
    clauseIds.forEach((id, index) => {
      const title = allMessages[id]?.title ?? '';
      expect(contents.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
      const clause = screen.getByRole('region', { name: `${index + 1}. ${title}` });
      expect(clause).toHaveAttribute('id', id);
    });
    const summaries = screen.getAllByRole('note', { name: 'In short' });
    expect(summaries).toHaveLength(clauseIds.length);
    expect(document.body).not.toHaveTextContent(/[{}]/);
  });
});

test('the notice has a row for each datum on servers, and says what, why, where, how long and who', async () => {
  await renderWithText(<InventoryTable caption="Data" ids={serverData} language="en" />);
  expect(textsOf('columnheader')).toEqual(['What', 'What for', 'Where', 'How long', 'Who sees it']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(serverData.length);
  for (const cell of screen.getAllByRole('cell')) expect(cell).not.toBeEmptyDOMElement();
});

test('in Hindi the sections of the Act are named in Hindi', async () => {
  await renderWithText(<RightsTable language="hi" />);
  const cells = textsOf('cell');
  expect(cells).toContain('धारा 6(4)');
  expect(cells.join(' ')).not.toMatch(/section/);
});

test('the rights name their section of the Act, the companies their own notice', async () => {
  await renderWithText(
    <>
      <RightsTable language="en" />
      <RecipientsTable language="en" values={places} />
    </>,
  );
  const row = screen.getByRole('row', { name: /Withdraw your consent/ });
  expect(row).toHaveTextContent('section 6(4)');
  expect(hrefOf('firebase.google.com')).toBe('https://firebase.google.com/support/privacy');
  expect(screen.getByRole('rowheader', { name: 'Mail service: Relay Ltd' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Video room: meet.example' })).toBeInTheDocument();
  expect(screen.getByText(/database and files: asia-south1/)).toBeInTheDocument();
});

test.each(['privacyPolicy', 'deliveryPolicy'] as const)(
  'the %s names each version with its date and what changed',
  async (policy) => {
    const texts = { privacyPolicy, deliveryPolicy }[policy].changeLog;
    await renderWithText(<ChangeLog policy={policy} versions={['2026-11-21']} language="en" />);
    expect(textsOf('rowheader')).toEqual(['21 November 2026']);
    expect(textsOf('cell')).toEqual([texts['2026-11-21']]);
  },
);

test('the grievance contact can be written to; an address that is not set prints as a dash', () => {
  render(
    <GrievanceContact language="en" name="Asha Rao" email="asha@site.example" address={null} />,
  );
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
  expect(hrefOf('asha@site.example')).toBe('mailto:asha@site.example');
  expect(screen.getByText(notKnown)).toBeInTheDocument();
  expect(screen.getByText(/within 48 hours/)).toBeInTheDocument();
});

describe('the seller', () => {
  const seller = { name: 'Nilgiri Ledger Services', address: 'Pune', gstin: '27AAPFU0939F1ZV' };
  it.each([
    [seller, /27AAPFU0939F1ZV/],
    [{ ...seller, gstin: null }, /no GST is charged/],
    [null, /no price is shown and nothing is sold/],
  ])('%j: %s is said', (each, said) => {
    render(<SellerDetails seller={each} email="asha@site.example" language="en" />);
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.queryAllByText(seller.address)).toHaveLength(each ? 1 : 0);
  });
});
