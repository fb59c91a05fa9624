import type { ReactNode } from 'react';
import { ShellPage } from '@/components/shell/shell-page';
import { env } from '@/lib/env';

export default function ShellLayout({ children }: { children: ReactNode }) {
  return (
    <ShellPage domain={new URL(env.siteUrl).host} appVersion={env.appVersion}>
      {children}
    </ShellPage>
  );
}
