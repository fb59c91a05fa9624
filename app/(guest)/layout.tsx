import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Brand } from '@/components/shell/brand';
import { SkipLink } from '@/components/shell/skip-link';
import { OnEachPage } from '@/components/shell/on-each-page';
import { env } from '@/lib/env';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The layout of sign-in and sign-up: no menu, and a logo that links to the home page. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col px-4 pb-8">
      <SkipLink />
      <header className="mx-auto flex h-16 w-full max-w-260 items-center">
        <Brand domain={new URL(env.siteUrl).host} hasRoomOnPhones />
      </header>
      <main
        id="content"
        className="flex w-full flex-1 flex-col justify-center max-lg:justify-start max-lg:pt-4"
      >
        {children}
      </main>
      <OnEachPage />
    </div>
  );
}
