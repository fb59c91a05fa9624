import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { featureItems } from '@/lib/navigation/menu';
import { FeatureNav } from './feature-nav';

/** The bar of the features of this site. */
export function SiteFeatureNav({ language }: { language?: Language }) {
  const { shell, navigation } = messages(language);
  return (
    <FeatureNav
      items={featureItems(navigation)}
      labels={{ features: shell.features, membersOnly: shell.membersOnly }}
      language={language}
    />
  );
}
