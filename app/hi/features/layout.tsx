import type { ReactNode } from 'react';
import { SiteFeatureNav } from '@/components/shell/menus/site-feature-nav';
import { SitePage } from '@/components/shell/site-frame';
import { env } from '@/lib/env';

export default function HindiFeaturesLayout({ children }: { children: ReactNode }) {
  return (
    <SitePage
      domain={new URL(env.siteUrl).host}
      appVersion={env.appVersion}
      language="hi"
      nav={<SiteFeatureNav language="hi" />}
    >
      {children}
    </SitePage>
  );
}
