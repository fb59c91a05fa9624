'use client';

import { useRef, useState, type ReactNode } from 'react';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { LiveRegion } from '@/components/ui/alert';
import { FilterField } from '@/components/ui/search-field';
import { RouteLink } from '@/components/ui/route-link';
import { useSettled } from '@/components/ui/use-settled';
import type { Messages } from '@/lib/messages';
import { fillCount } from '@/lib/messages/fill';

type IndexGroup = {
  id: string;
  title: string;
  parts: readonly { id: string; title: string; href: string; thumbnail: ReactNode }[];
};

/** All parts as tiles by group, and a field that filters them by name. */
export function PartIndex({
  groups,
  messages,
}: {
  groups: readonly IndexGroup[];
  messages: Messages['examples']['index'];
}) {
  const [typed, setTyped] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  const wanted = typed.trim().toLowerCase();
  const found = groups
    .map((group) => ({
      ...group,
      parts: group.parts.filter(
        ({ title }) => title.toLowerCase().includes(wanted) || wanted === group.title.toLowerCase(),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
  const count = found.reduce((sum, { parts }) => sum + parts.length, 0);
  const [said] = useSettled(
    wanted === '' ? null : count === 0 ? messages.none : fillCount(count, messages.found),
  );

  return (
    <div ref={root}>
      <div className="needs-scripts mb-4 max-w-sm">
        <FilterField
          id="part-search"
          label={messages.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <LiveRegion className={count === 0 ? 'text-sm text-ink-soft' : 'sr-only'}>{said}</LiveRegion>
      <div className="gap-8 xl:columns-2">
        {found.map(({ id, title, parts }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-title`}
            className="mb-6 scroll-mt-20 break-inside-avoid"
          >
            <h2 id={`${id}-title`} className="mb-2 text-lg font-semibold">
              {title}
            </h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-3">
              {parts.map((part) => (
                <li
                  key={part.id}
                  id={part.id}
                  className="relative scroll-mt-20 rounded-lg border border-line bg-surface shadow-card hover:border-control"
                >
                  {part.thumbnail}
                  <RouteLink
                    href={part.href}
                    prefetches={false}
                    className="block min-h-11 px-3 py-2.5 text-sm font-semibold after:absolute after:inset-0 after:rounded-lg"
                  >
                    {part.title}
                  </RouteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
