'use client';

import { ArrowDownIcon, ArrowUpIcon } from '@heroicons/react/20/solid';
import { useRouter } from 'next/navigation';
import { useState, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { LiveRegion } from '@/components/ui/alert';
import { fill } from '@/lib/messages/fill';
import { isModifiedClick } from '@/components/ui/modifier-keys';
import { Button, ButtonLink, buttonClasses } from '@/components/ui/button';
import { useHasScripts } from '@/components/ui/use-browser-value';
import { withMark, type CardLayout } from '@/lib/dashboard/domain/card-layout';
import type { SaveStatus } from '@/lib/saved/save-problem';

export type BoardCard = { id: string; title: string };

export type ArrangeProps = {
  cards: readonly BoardCard[];
  /** As the registry has the cards. */
  usualOrder: readonly string[];
  layout: CardLayout;
  /** The page without this panel. */
  doneHref: string;
  /** Null before the first change. */
  newestSave: RefObject<Promise<SaveStatus> | null>;
  messages: {
    title: string;
    hint: string;
    /** With {title}. */
    up: string;
    down: string;
    show: string;
    /** With {title}, {place} and {count}; read out. */
    moved: string;
    shown: string;
    hidden: string;
    reset: string;
    wasReset: string;
    done: string;
    saving: string;
    notSaved: string;
    leave: string;
    /** Where the code of this panel cannot be downloaded. */
    failed: string;
  };
  onChange: (layout: CardLayout) => void;
};

/** The cards as a list: each can be moved up and down and shown or hidden, by keyboard and by pointer. */
export function ArrangeCards({
  cards,
  usualOrder,
  layout,
  doneHref,
  newestSave,
  messages,
  onChange,
}: ArrangeProps) {
  const [announcement, setAnnouncement] = useState('');
  const [leaving, setLeaving] = useState<'saving' | 'notSaved' | null>(null);
  const router = useRouter();
  const hasScripts = useHasScripts();
  const announce = (sentence: string, values: Readonly<Record<string, string | number>>) =>
    setAnnouncement(fill(sentence, values));
  const titleOf = (id: string) => cards.find((card) => card.id === id)?.title ?? id;
  const move = (button: HTMLButtonElement, id: string, by: -1 | 1) => {
    const order = moved(layout.order, id, by);
    flushSync(() => onChange({ ...layout, order }));
    // A row that React puts elsewhere in the document loses the focus of its button.
    button.focus();
    announce(messages.moved, {
      title: titleOf(id),
      place: order.indexOf(id) + 1,
      count: order.length,
    });
  };
  /** Waits for the newest save, and tries a failed one again: the page without this panel shows what is saved. */
  const leave = async (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (!newestSave.current) return router.push(doneHref);
    setLeaving('saving');
    if ((await newestSave.current) !== 'saved') onChange(layout);
    if ((await newestSave.current) === 'saved') return router.push(doneHref);
    setLeaving('notSaved');
  };
  const arrow =
    'grid size-11 place-items-center rounded text-ink-soft hover:bg-surface-sunken ' +
    'aria-disabled:opacity-40';
  return (
    <section
      aria-labelledby="arrange-title"
      inert={!hasScripts}
      className="needs-scripts no-print mb-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <h2 id="arrange-title" className="text-lg">
        {messages.title}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{messages.hint}</p>
      <ol className="mt-3 gap-x-8 md:columns-2">
        {layout.order.map((id, index) => {
          const title = titleOf(id);
          return (
            <li
              key={id}
              className="flex break-inside-avoid items-center gap-1 border-b border-line"
            >
              <label className="flex min-h-11 flex-1 items-center gap-3">
                <input
                  type="checkbox"
                  aria-label={fill(messages.show, { title })}
                  className="size-5 accent-accent"
                  checked={!layout.hidden.includes(id)}
                  onChange={({ target }) => {
                    onChange({ ...layout, hidden: withMark(layout.hidden, id, !target.checked) });
                    announce(target.checked ? messages.shown : messages.hidden, { title });
                  }}
                />
                <span aria-hidden="true">{title}</span>
              </label>
              <button
                type="button"
                aria-label={fill(messages.up, { title })}
                aria-disabled={index === 0 || undefined}
                onClick={(event) => move(event.currentTarget, id, -1)}
                className={arrow}
              >
                <ArrowUpIcon aria-hidden="true" className="size-5" />
              </button>
              <button
                type="button"
                aria-label={fill(messages.down, { title })}
                aria-disabled={index === layout.order.length - 1 || undefined}
                onClick={(event) => move(event.currentTarget, id, 1)}
                className={arrow}
              >
                <ArrowDownIcon aria-hidden="true" className="size-5" />
              </button>
            </li>
          );
        })}
      </ol>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={doneHref}
          aria-disabled={leaving === 'saving' || undefined}
          onClick={leave}
          className={buttonClasses('primary')}
        >
          {leaving === 'saving' ? messages.saving : messages.done}
        </a>
        <Button
          variant="quiet"
          onClick={() => {
            onChange({ order: [...usualOrder], hidden: [], collapsed: [] });
            setAnnouncement(messages.wasReset);
          }}
        >
          {messages.reset}
        </Button>
      </div>
      <LiveRegion className="mt-2 flex flex-wrap items-center gap-x-2 text-sm text-loss">
        {leaving === 'notSaved' ? (
          <>
            {messages.notSaved}
            <ButtonLink href={doneHref} prefetches={false} variant="quiet">
              {messages.leave}
            </ButtonLink>
          </>
        ) : null}
      </LiveRegion>
      <LiveRegion className="sr-only">{announcement}</LiveRegion>
    </section>
  );
}

/** @param by -1 is up, 1 is down. At the end of the list nothing moves. */
function moved(order: readonly string[], id: string, by: -1 | 1): string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const next = [...order];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
