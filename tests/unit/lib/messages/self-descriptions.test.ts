import { browserKeys } from '@/lib/browser-storage/keys';
import { messages } from '@/lib/messages';

/** What a page says of what it stores must be what the browser stores: `last-sip` holds the last plan. */
test.each([
  ['en', /remembers your last plan/, /Nothing that you type is kept/],
  ['hi', /पिछली योजना इस ब्राउज़र में याद रहती है/, /तभी सहेजा जाता है/],
] as const)(
  'the SIP page says that the browser remembers the last plan, in %s',
  (language, says, not) => {
    expect(browserKeys).toContain('last-sip');
    const { lead } = messages(language).sip.page;
    expect(lead).toMatch(says);
    expect(lead).not.toMatch(not);
  },
);
