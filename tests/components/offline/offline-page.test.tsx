import { render, screen } from '@testing-library/react';
import OfflinePage from '@/app/(shell)/offline/page';
import HindiOfflinePage from '@/app/hi/(shell)/offline/page';
import { messages } from '@/lib/messages';

test('at the address of a Hindi page, the offline page says that it is in English', () => {
  document.documentElement.lang = 'hi-IN';
  const { container } = render(<OfflinePage />);
  expect(screen.getByText(messages().offline.title)).toBeVisible();
  expect(container.innerHTML).toMatch(/^<div lang="en-IN">/);
  expect(document.documentElement).toHaveAttribute('lang', 'en-IN');
});

test('the Hindi one is in Hindi', () => {
  render(<HindiOfflinePage />);
  const { title, text, tryAgain } = messages('hi').offline;
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: tryAgain })).toBeVisible();
});
