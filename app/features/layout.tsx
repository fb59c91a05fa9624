import type { ReactNode } from 'react';
import { SiteFeatureNav } from '@/components/shell/menus/site-feature-nav';
import { SitePage } from '@/components/shell/site-frame';
import { env } from '@/lib/env';

/** A feature's own frame: a top bar with all features, no sidebar. */
export default function FeaturesLayout({ children }: { children: ReactNode }) {
  return (
    <SitePage
      domain={new URL(env.siteUrl).host}
      appVersion={env.appVersion}
      nav={<SiteFeatureNav />}
    >
      {children}
    </SitePage>
  );
}
