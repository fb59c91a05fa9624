import type { ReactNode } from 'react';
import { MenuIcon } from '@/components/shell/menu-icon';
import { RouteLink } from '@/components/ui/route-link';
import type { Messages } from '@/lib/messages';
import type { IconName } from '@/lib/navigation/menu';

type Calculator = { id: string; title: string; url: string; icon: IconName };

/** Links to the calculators; `lastSip` leads to the last calculation in this browser. */
export function Calculators({
  calculators,
  lastSip,
  messages,
}: {
  calculators: readonly Calculator[];
  lastSip: ReactNode;
  messages: Messages['dashboard']['calculators'];
}) {
  const sentences: Readonly<Record<string, string | undefined>> = messages.sentences;
  return (
    <ul className="grid gap-1">
      {calculators.map(({ id, title, url, icon }) => (
        <li key={id} className="flex items-start gap-3 border-b border-line py-2 last:border-0">
          <span className="grid size-9 shrink-0 place-items-center rounded bg-accent-soft text-accent-strong">
            <MenuIcon name={icon} className="size-5" />
          </span>
          <span className="min-w-0 flex-1">
            <RouteLink href={url} className="font-semibold hover:underline">
              {title}
            </RouteLink>
            <span className="block text-sm text-ink-soft">{sentences[id]}</span>
          </span>
          {id === 'sip-calculator' ? lastSip : null}
        </li>
      ))}
    </ul>
  );
}
