import { messages } from '@/lib/messages';
import { pageTitleAt } from '@/lib/navigation/menu';

test.each([
  ['/features/stock-picks/own?metric=roce', 'Stock Picks'],
  ['/premium-services', 'Web Services'],
  ['/premium-services/enquiries', 'your enquiries'],
  ['/account', 'your account'],
  ['/account/data#download', 'your account'],
  ['/nowhere', null],
])('what sign-in says that it opens: %s is %p', (address, title) => {
  expect(pageTitleAt(address, messages().navigation)).toBe(title);
});
