import { ArrowRightIcon } from '@heroicons/react/20/solid';
import { messages } from '@/lib/messages';
import { menu, menuPages } from '@/lib/navigation/menu';
import { MenuIcon } from '../shell/menu-icon';
import { RouteLink } from '../ui/route-link';

/** The ways into the features that exist, each with a sentence on what one finds there. */
export function FeatureGrid() {
  const { dashboard, navigation } = messages();
  const features = menuPages(menu(navigation).filter(({ id }) => id === 'features'));
  const sentences: Readonly<Record<string, string | undefined>> = dashboard.features;
  return (
    <section aria-labelledby="ways-in">
      <h2 id="ways-in" className="mb-3 text-lg">
        {dashboard.waysIn}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {features.map((item) => (
          <li key={item.id}>
            <RouteLink
              href={item.url ?? '/'}
              className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-5 shadow-card transition-colors duration-quick hover:border-accent"
            >
              {item.icon ? (
                <span className="grid size-11 shrink-0 place-items-center rounded bg-accent-soft text-accent-strong">
                  <MenuIcon name={item.icon} className="size-6" />
                </span>
              ) : null}
              <span className="flex-1">
                <span className="block font-semibold">{item.title}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{sentences[item.id]}</span>
              </span>
              <ArrowRightIcon
                aria-hidden="true"
                className="size-5 self-center text-ink-faint group-hover:text-accent"
              />
            </RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
