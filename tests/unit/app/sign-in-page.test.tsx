import type { ReactNode } from 'react';
import { text as textOf } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import SignInPage from '@/app/(guest)/auth/signin/page';
import { messages } from '@/lib/messages';

const sent = new Headers();
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(sent) }));
jest.mock('@/lib/firebase/client-config', () => ({ firebaseClientConfig: jest.fn() }));
jest.mock('@/components/auth/auth-card', () => ({
  AuthCard: ({ notice }: { notice: ReactNode }) => notice,
}));
jest.mock('@/components/auth/sign-in-form', () => ({
  SignInForm: () => null,
  SignedOutElsewhere: ({ isLogOut = false }) => (isLogOut ? 'removes entries' : 'ended'),
}));

async function noticeOf(reason: string, site: string | null): Promise<string> {
  sent.delete('sec-fetch-site');
  if (site) sent.set('sec-fetch-site', site);
  const page = await SignInPage({ searchParams: Promise.resolve({ reason }) });
  return textOf((await prerenderToNodeStream(page)).prelude);
}

test.each(['same-origin', 'none', null])(
  '“Sign out everywhere” removes the member’s entries on the sign-in page (%s)',
  async (site) => {
    expect(await noticeOf('everywhere', site)).toContain('removes entries');
  },
);

test.each(['cross-site', 'same-site'])(
  'a link of another site (%s) removes nothing from the browser',
  async (site) => {
    const notice = await noticeOf('everywhere', site);
    expect(notice).not.toContain('removes entries');
    expect(notice).not.toContain(messages().auth.signIn.endedEverywhere);
  },
);

test('a link of another site may lead through a page whose session has ended', async () => {
  expect(await noticeOf('ended', 'cross-site')).toContain('ended');
});
