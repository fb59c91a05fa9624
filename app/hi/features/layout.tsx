import type { ReactNode } from 'react';
import { FeatureSwitcher } from '@/components/shell/feature-switcher';
import { SitePage } from '@/components/shell/site-page';
import { env } from '@/lib/env';

export default function HindiFeaturesLayout({ children }: { children: ReactNode }) {
  return (
    <SitePage
      domain={new URL(env.siteUrl).host}
      appVersion={env.appVersion}
      language="hi"
      underTopBar={<FeatureSwitcher language="hi" />}
    >
      {children}
    </SitePage>
  );
}
