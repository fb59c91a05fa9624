'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  useTransition,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/button';
import type { CardLabels } from '@/components/ui/card/card-labels';
import { CardWidget } from '@/components/ui/card/card-widget';
import { classNames } from '@/components/ui/class-names';
import { browserStorage } from '@/lib/browser-storage/browser-storage';
import type { CardLayout } from '@/lib/dashboard/card-layout';
import type { ArrangeProps, BoardCard } from './arrange-cards';

export type BoardWords = {
  arrange: string;
  arrangeDone: string;
  /** Each sentence of the card widget, with {title} where the card's stands. */
  card: CardLabels;
  panel: ArrangeProps['messages'];
};

/** What reads the layout comes with the panel, which few visits need. */
const guestLayout = browserStorage<unknown, CardLayout>('dashboard-layout', (stored) => stored);

/**
 * The cards of the dashboard in the person's order. What is moved, hidden or folded is remembered: by `save` for a
 * member, else in this browser, and a hidden card can be brought back under "Arrange".
 */
export function Board({
  cards,
  usualOrder,
  initialLayout,
  save,
  messages,
  children,
}: {
  /** In the person's order; hidden ones, too. */
  cards: readonly BoardCard[];
  /** As the registry has them. */
  usualOrder: readonly string[];
  initialLayout: CardLayout;
  /** Null for who is not signed in. */
  save: ((layout: CardLayout) => Promise<void>) | null;
  messages: BoardWords;
  /** The contents, one for each card, in the order of `cards`; null where a card came hidden. */
  children: readonly ReactNode[];
}) {
  const [layout, setLayout] = useState({ ...initialLayout, order: cards.map(({ id }) => id) });
  const [gone, setGone] = useState<readonly string[]>(initialLayout.hidden);
  const [Panel, setPanel] = useState<ComponentType<ArrangeProps> | null>(null);
  const [isArranging, setArranging] = useState(false);
  const reload = useReloadPage();

  // The server does not know what this browser remembers of a guest.
  useEffect(() => {
    if (save) return;
    const saved = guestLayout.read();
    if (saved === null) return;
    void import('./arrange-cards').then(({ layoutFrom }) => {
      const known = layoutFrom(
        saved,
        cards.map(({ id }) => id),
      );
      if (!known) return;
      setLayout(known);
      setGone(known.hidden);
    });
  }, [save, cards]);

  const change = (next: CardLayout) => {
    setLayout(next);
    if (save)
      void save(next).catch(() => undefined); // Offline: it holds until the page is left.
    else guestLayout.write(next);
  };
  const arrange = () => {
    setArranging(!isArranging);
    if (!Panel) {
      void import('./arrange-cards').then(
        ({ ArrangeCards }) => setPanel(() => ArrangeCards),
        () => setArranging(false), // Offline: the next press asks again.
      );
    }
  };

  return (
    <div className="grid gap-4">
      <div className="needs-scripts no-print -my-2 flex justify-end">
        <Button variant="quiet" aria-expanded={isArranging} onClick={arrange}>
          {isArranging ? messages.arrangeDone : messages.arrange}
        </Button>
      </div>
      {isArranging && Panel ? (
        <Panel
          cards={cards}
          usualOrder={usualOrder}
          layout={layout}
          messages={messages.panel}
          onChange={(next) => {
            change(next);
            setGone(next.hidden);
            // What came hidden was not loaded.
            const isBare = (id: string) =>
              children[cards.findIndex((card) => card.id === id)] === null;
            if (layout.hidden.some((id) => !next.hidden.includes(id) && isBare(id))) void reload();
          }}
        />
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
        {layout.order.map((id) => {
          const at = cards.findIndex((card) => card.id === id);
          const card = cards[at];
          if (!card || gone.includes(id)) return null;
          return (
            <Place
              key={id}
              card={card}
              isFolded={layout.collapsed.includes(id)}
              labels={messages.card}
              reload={reload}
              onState={({ isCollapsed, isClosed }) =>
                change({
                  order: layout.order,
                  hidden: marked(layout.hidden, id, isClosed),
                  collapsed: marked(layout.collapsed, id, isCollapsed),
                })
              }
            >
              {children[at]}
            </Place>
          );
        })}
      </div>
    </div>
  );
}

function Place({
  card: { id, title, width },
  isFolded,
  labels,
  reload,
  onState,
  children,
}: {
  card: BoardCard;
  isFolded: boolean;
  labels: CardLabels;
  reload: () => Promise<void>;
  onState: (state: { isCollapsed: boolean; isClosed: boolean }) => void;
  children: ReactNode;
}) {
  return (
    <div
      data-card={id}
      className={classNames(
        'min-w-0',
        width === 'full' ? 'xl:col-span-2' : null,
        isFolded ? 'self-start' : null,
      )}
    >
      <CardWidget
        title={title}
        titleId={`card-${id}`}
        labels={titled(labels, title)}
        initialState={{ isCollapsed: isFolded, isClosed: false }}
        onStateChange={onState}
        onReload={reload}
      >
        {children}
      </CardWidget>
    </div>
  );
}

/** Asks the server for the page anew; ends when it stands. */
function useReloadPage(): () => Promise<void> {
  const router = useRouter();
  const [isPending, start] = useTransition();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    if (isPending) return;
    waiting.current.splice(0).forEach((settle) => settle());
  }, [isPending]);
  return () =>
    new Promise((resolve) => {
      waiting.current.push(resolve);
      start(() => router.refresh());
    });
}

function marked(ids: readonly string[], id: string, isMarked: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return isMarked ? [...others, id] : others;
}

function titled<Words extends object>(messages: Words, title: string): Words {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('{title}', title) : titled(value, title),
    ]),
  ) as Words;
}
