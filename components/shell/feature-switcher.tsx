import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { menu, menuPages } from '@/lib/navigation/menu';
import { homePath } from '@/lib/navigation/routes';
import { FeatureRow } from './feature-row';

/** One row that leads back to the dashboard and from each feature to the others. */
export function FeatureSwitcher({ language }: { language?: Language }) {
  const { shell, navigation } = messages(language);
  const group = menu(navigation).filter(({ id }) => id === 'features');
  const labels = { features: shell.features, back: shell.backToDashboard };
  return (
    <FeatureRow home={homePath} items={menuPages(group)} labels={labels} language={language} />
  );
}
