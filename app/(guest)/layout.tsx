import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Brand } from '@/components/shell/brand';
import { OnEachPage } from '@/components/shell/on-each-page';
import { SkipLink } from '@/components/shell/skip-link';
import { env } from '@/lib/env';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** The guest shell: bare, the mark leads home. */
export default function GuestLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-8 md:py-16">
      <SkipLink />
      <header className="mb-8">
        <Brand domain={new URL(env.siteUrl).host} />
      </header>
      <main id="content" className="flex w-full justify-center">
        {children}
      </main>
      <OnEachPage />
    </div>
  );
}
