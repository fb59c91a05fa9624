import { messages } from '@/lib/messages';
import type { Language } from '@/lib/messages/language';
import { featureItems } from '@/lib/navigation/menu';
import { homePath, signInPath } from '@/lib/navigation/routes';
import { BottomBar } from './bottom-bar';

const placeIds = ['mutual-funds', 'crypto-market', 'sip-calculator', 'income-tax-calculator'];

/** The bottom bar with the places, features and pages of this site. */
export function SiteBottomBar({ language }: { language?: Language }) {
  const { shell, navigation } = messages(language);
  const features = featureItems(navigation);
  const places = placeIds.flatMap((id) => {
    const item = features.find((feature) => feature.id === id);
    return item?.url && item.icon
      ? [{ path: item.url, title: item.shortTitle ?? item.title, icon: item.icon }]
      : [];
  });
  const { titles } = navigation;
  return (
    <BottomBar
      places={[{ path: homePath, title: shell.homeTab, icon: 'home' }, ...places]}
      features={features}
      others={[
        { path: homePath, title: titles.dashboard },
        { path: '/account', title: titles.account, className: 'members-only' },
        { path: signInPath, title: titles.signIn, className: 'guests-only' },
        { path: '/auth/signup', title: titles.signUp, className: 'guests-only' },
        { path: '/glossary', title: titles.glossary },
        { path: '/premium-services', title: titles.webServices },
        { path: '/forms', title: titles.basicForms },
        { path: '/buy-me-coffee', title: titles.buyMeACoffee },
        { path: '/privacy-policy', title: titles.privacyPolicy },
        { path: '/shipping-delivery-policy', title: titles.deliveryPolicy },
      ]}
      labels={{
        bar: shell.places,
        menu: shell.menuTab,
        mainMenu: shell.mainMenu,
        membersOnly: shell.membersOnly,
      }}
      language={language}
    />
  );
}
