import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerCard } from '@/components/search/answer-card';
import { messages } from '@/lib/messages';
import { answerQuery } from '@/lib/search/answers/answer-query';

const router = { push: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ usePathname: () => '/search', useRouter: () => router }));

const { search: words } = messages();

test('the amounts of a SIP answer are sent when its link is followed, and not before', async () => {
  const sip = '/features/sip-calculator';
  const answer = answerQuery('sip 10000 12% 15y', {
    today: '2026-11-21',
    words,
    pages: new Set([sip]),
  });
  if (!answer) throw new Error('no answer');
  expect(answer.link.url).toBe(`${sip}?m=10000&r=12&y=15&v=1`);
  expect(words.page.private).toMatch(/SIP calculator puts its amounts in the address .* is sent/);
  render(<AnswerCard answer={answer} label={words.dialog.answers} />);
  const user = userEvent.setup();
  await user.hover(screen.getByRole('link'));
  await user.tab();
  expect(screen.getByRole('link')).toHaveFocus();
  expect(router.prefetch).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith(answer.link.url);
});
