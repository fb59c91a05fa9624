import type { ReactNode } from 'react';
import { FeatureSwitcher } from '@/components/shell/feature-switcher';
import { SitePage } from '@/components/shell/site-page';
import { env } from '@/lib/env';

/** A feature's own frame: slim top bar, the way to the other features, no sidebar. */
export default function FeaturesLayout({ children }: { children: ReactNode }) {
  return (
    <SitePage
      domain={new URL(env.siteUrl).host}
      appVersion={env.appVersion}
      underTopBar={<FeatureSwitcher />}
    >
      {children}
    </SitePage>
  );
}
