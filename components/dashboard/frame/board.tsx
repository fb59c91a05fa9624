'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  lazy,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
} from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { CardLabels } from '@/components/ui/card/card-menu';
import { CardWidget, type CardState } from '@/components/ui/card/card-widget';
import { mayStillSave } from '@/lib/auth/client/may-still-save';
import type { CardPlace } from '@/lib/dashboard/views';
import { withMark, type CardLayout } from '@/lib/dashboard/domain/card-layout';
import type { SaveProblem, SaveStatus } from '@/lib/saved/save-problem';
import type { ArrangeProps, BoardCard } from './arrange-cards';
import { CardColumns, CardSlot } from './card-columns';

type BoardMessages = {
  /** The messages of the card widget; {title} is the card's title. */
  card: CardLabels;
  panel: ArrangeProps['messages'];
  /** Why the layout is not saved, and the button that saves it again. */
  unsaved: { outcomes: Readonly<Record<SaveProblem, string>>; again: string };
};

type BoardState = {
  layout: CardLayout;
  isArranging: boolean;
  labels: CardLabels;
  reload: () => Promise<void>;
  onState: (id: string, state: CardState) => void;
};

const BoardContext = createContext<BoardState | null>(null);

/**
 * With React's `lazy` the server draws the panel too, so that the cards below it do not move. It has no Suspense
 * boundary of its own: React might then send it after the cards.
 */
const ArrangeCards = lazy(() =>
  import('./arrange-cards').then(
    (module) => ({ default: module.ArrangeCards }),
    () => ({ default: PanelFailed }),
  ),
);

function PanelFailed({ messages }: Pick<ArrangeProps, 'messages'>) {
  return (
    <Alert tone="warn" className="mb-4">
      {messages.failed}
    </Alert>
  );
}

/**
 * The cards of a member's overview in the person's order. What is moved, hidden or collapsed is saved. While the cards are
 * being arranged, each has its menu, and a panel shows hidden cards again.
 */
export function Board({
  cards,
  usualOrder,
  initialLayout,
  isArranging,
  doneHref,
  save,
  messages,
  children,
}: {
  /** In the person's order; hidden ones, too. */
  cards: readonly (BoardCard & { place: CardPlace })[];
  /** As the registry has them. */
  usualOrder: readonly string[];
  initialLayout: CardLayout;
  isArranging: boolean;
  /** The page without the panel. */
  doneHref: string;
  save: (layout: CardLayout) => Promise<SaveStatus>;
  messages: BoardMessages;
  /** By the ids of the cards, each a `BoardFrame`; none for a card that came hidden. */
  children: Readonly<Record<string, ReactNode>>;
}) {
  const [layout, setLayout] = useState({ ...initialLayout, order: cards.map(({ id }) => id) });
  const [gone, setGone] = useState<readonly string[]>(initialLayout.hidden);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const newestSave = useRef<Promise<SaveStatus> | null>(null);
  const reload = useReloadPage();

  const change = (next: CardLayout) => {
    setLayout(next);
    if (!mayStillSave()) return;
    const saving = save(next).catch(() => 'unavailable' as const);
    newestSave.current = saving;
    void saving.then((status) => {
      // Each save sends the whole layout, so only the newest counts.
      if (saving === newestSave.current) setProblem(status === 'saved' ? null : status);
    });
  };
  const column = (place: CardPlace) =>
    layout.order
      .filter(
        (id) => !gone.includes(id) && cards.some((one) => one.id === id && one.place === place),
      )
      .map((id) => (
        <CardSlot key={id} id={id}>
          {children[id]}
        </CardSlot>
      ));
  const state: BoardState = {
    layout,
    isArranging,
    labels: messages.card,
    reload,
    onState: (id, { isCollapsed, isClosed }) =>
      change({
        order: layout.order,
        hidden: withMark(layout.hidden, id, isClosed),
        collapsed: withMark(layout.collapsed, id, isCollapsed),
      }),
  };
  return (
    <BoardContext value={state}>
      <LiveRegion isUrgent>
        {problem ? (
          <Alert tone="warn" className="no-print mb-4">
            <p>{messages.unsaved.outcomes[problem]}</p>
            <Button variant="secondary" className="mt-2" onClick={() => change(layout)}>
              {messages.unsaved.again}
            </Button>
          </Alert>
        ) : null}
      </LiveRegion>
      {isArranging ? (
        <ArrangeCards
          cards={cards}
          usualOrder={usualOrder}
          layout={layout}
          doneHref={doneHref}
          newestSave={newestSave}
          messages={messages.panel}
          onChange={(next) => {
            change(next);
            setGone(next.hidden);
            // The content of a card that was hidden when the page loaded is not there.
            const isBare = (id: string) => children[id] === undefined;
            if (layout.hidden.some((id) => !next.hidden.includes(id) && isBare(id))) {
              void reload();
            }
          }}
        />
      ) : null}
      <CardColumns main={column('main')} side={column('side')} row={column('row')} />
    </BoardContext>
  );
}

/** The frame of one card on a board. */
export function BoardFrame({
  id,
  title,
  isTitleHidden,
  action,
  children,
}: {
  id: string;
  title: string;
  isTitleHidden: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  const board = use(BoardContext);
  if (!board) throw new Error('No Board around this BoardFrame');
  return (
    <CardWidget
      title={title}
      titleId={`card-${id}`}
      isTitleHidden={isTitleHidden}
      action={action}
      hasMenu={board.isArranging}
      labels={titled(board.labels, title)}
      initialState={{ isCollapsed: board.layout.collapsed.includes(id), isClosed: false }}
      onStateChange={(state) => board.onState(id, state)}
      onReload={board.reload}
    >
      {children}
    </CardWidget>
  );
}

/** Loads the page again from the server; resolves when the new one is shown. */
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

function titled<Words extends object>(messages: Words, title: string): Words {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('{title}', title) : titled(value, title),
    ]),
  ) as Words;
}
