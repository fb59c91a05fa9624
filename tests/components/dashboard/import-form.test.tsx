import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImportForm } from '@/components/dashboard/portfolio/purchase-forms';
import { importHoldings } from '@/lib/dashboard/server/actions';
import { messages } from '@/lib/messages';

jest.mock('@/lib/dashboard/server/actions', () => ({ importHoldings: jest.fn() }));

const { holdings, outcomes } = messages().dashboard;
const importMessages = holdings.import;

test('a file that is too large is not sent, and the answer says so', async () => {
  render(<ImportForm maxBytes={10} messages={importMessages} outcomes={outcomes} />);
  await userEvent.upload(
    screen.getByLabelText(importMessages.file),
    new File(['a'.repeat(11)], 'purchases.csv'),
  );
  await userEvent.click(screen.getByRole('button', { name: importMessages.submit }));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain(importMessages['too-large']);
  expect(importHoldings).not.toHaveBeenCalled();
});
