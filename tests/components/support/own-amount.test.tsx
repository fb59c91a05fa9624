import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { OwnAmount } from '@/components/support/own-amount';
import { messages } from '@/lib/messages';

const { upi } = messages().support;
const payee = { address: 'site@bank', name: 'Site' };
const element = <OwnAmount payee={payee} messages={upi} />;
const amount = () => screen.getByLabelText<HTMLInputElement>(upi.amountLabel);
const show = () => userEvent.click(screen.getByRole('button', { name: upi.show }));

test('an amount typed before the scripts were there gets its code', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  amount().value = '500';
  render(element, { container, hydrate: true });
  await show();
  expect(screen.getByRole('img')).toHaveAttribute('src', '/api/support/qr.svg?amount=500');
  expect(screen.queryByText(upi.badAmount)).not.toBeInTheDocument();
});

test('what is no amount stays, is marked and gets no code', async () => {
  render(element);
  await userEvent.type(amount(), '0');
  await show();
  expect(amount()).toHaveValue('0');
  expect(amount()).toHaveFocus();
  expect(screen.getByText(upi.badAmount)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
