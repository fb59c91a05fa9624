import { Calculators } from '@/components/dashboard/calculators';
import { LastSip } from '@/components/dashboard/last-sip';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import { defineCard } from '../card';

const { dashboard, navigation } = messages();
const { calculators: words } = dashboard;

/** Those of the menu for which this card has a sentence. */
const calculators = menuPages(menu(navigation)).flatMap(({ id, title, url, icon }) =>
  url && icon && Object.hasOwn(words.sentences, id) ? { id, title, url, icon } : [],
);

export const calculatorsCard = defineCard({
  id: 'calculators',
  title: dashboard.titles.calculators,
  width: 'half',
  audience: 'everyone',
  lines: 14,
  load: () => Promise.resolve(calculators),
  show: (known) => (
    <Calculators calculators={known} lastSip={<LastSip label={words.lastSip} />} messages={words} />
  ),
});
