import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificateForm } from '@/components/education/certificate-form';
import { CertificateView } from '@/components/education/certificate-view';
import { messages } from '@/lib/messages';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

const words = messages().certificates;

test('a name that cannot stand is asked for again, at the field', async () => {
  render(
    <CertificateForm
      id="abc"
      path="tax"
      saveAction={async (_, form) => ({
        status: 'no-name',
        name: String(form.get('name')),
        id: null,
      })}
      messages={words}
    />,
  );
  await userEvent.type(screen.getByLabelText(words.name), '   ');
  await userEvent.click(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByLabelText(words.name)).toHaveAccessibleDescription(
    expect.stringContaining(words.outcomes['no-name']),
  );
});

test('a certificate says what was done, and that it is not a qualification', () => {
  render(
    <CertificateView
      certificate={{
        ...{ id: 'x'.repeat(22), path: 'tax', pathTitle: 'Tax', lessons: 7, name: '<b>Asha</b>' },
        ...{ issuedOn: '2026-11-21', withdrawnOn: null },
      }}
      site="arthayatra.example"
      messages={words.page}
    />,
  );
  const statement = screen.getByText(/finished the path/);
  expect(statement).toHaveTextContent('<b>Asha</b> finished the path “Tax” of 7 lessons');
  expect(statement).toHaveTextContent('21 Nov 2026');
  expect(screen.getByText(/not a qualification/)).toBeInTheDocument();
});
