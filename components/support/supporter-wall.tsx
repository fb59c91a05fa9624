'use client';

import { useEffect, useState } from 'react';
import { PressForm } from '@/components/forms/press-form';
import { LiveRegion } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useFocusAfterRemoval } from '@/components/ui/use-focus-after-removal';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { formatRupees } from '@/lib/money/rupees';
import { WallForm } from './wall-form';
import {
  addOwnEntry,
  entryOfFragment,
  ownEntries,
  removeOwnEntry,
  fetchEntryState,
  fetchWall,
  removeEntry,
  type WallRow,
} from './wall-service';

type Wall = { rows: readonly WallRow[]; mine: readonly string[] };

/** The wall and its form. The wall is fetched from its own address, so that the page is the same for all visitors. */
export function SupporterWall({ messages }: { messages: Messages['support']['wall'] }) {
  const [wall, setWall] = useState<Wall | 'loading' | 'unreachable'>('loading');
  const [secrets, setSecrets] = useState<Readonly<Record<string, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const loadAgain = () => setAttempt((before) => before + 1);

  useEffect(() => {
    // The link of an entry that is opened while the page is there loads no page.
    const follow = () => {
      if (entryOfFragment(window.location.hash)) setAttempt((before) => before + 1);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const fetched = await fetchWall(controller.signal);
      if (controller.signal.aborted) return;
      const own = ownEntries();
      const named = entryOfFragment(window.location.hash);
      setSecrets(
        Object.fromEntries(
          [...own, ...(named ? [named] : [])].map(({ id, secret }) => [id, secret]),
        ),
      );
      if (!fetched) return setWall('unreachable');
      const known = fetched.rows.map(({ id }) => id);
      const ofLink =
        named && !own.some(({ id }) => id === named.id)
          ? [{ ...named, name: messages.yours, message: '' }]
          : [];
      const unlisted = await Promise.all(
        [...ofLink, ...own]
          .filter(({ id }) => !known.includes(id))
          .map(async (entry): Promise<WallRow> => ({
            id: entry.id,
            name: entry.name,
            message: entry.message,
            amountRupees: null,
            state: await fetchEntryState(entry, controller.signal),
          })),
      );
      if (controller.signal.aborted) return;
      setWall({ rows: [...unlisted, ...fetched.rows], mine: fetched.mine });
    };
    void load();
    return () => controller.abort();
  }, [attempt, messages]);

  const remove = async (id: string) => {
    const isGone = await removeEntry(id, secrets[id] ?? null);
    setNotice(isGone ? messages.removed : messages.notRemoved);
    if (!isGone) return;
    removeOwnEntry(id);
    if (entryOfFragment(window.location.hash)?.id === id) {
      window.history.replaceState(null, '', window.location.pathname);
    }
    setWall((now) =>
      typeof now === 'object' ? { ...now, rows: now.rows.filter((row) => row.id !== id) } : now,
    );
  };

  return (
    <div className="grid gap-6">
      <p className="without-scripts text-ink-soft">{messages.needsScripts}</p>
      <div className="needs-scripts grid gap-6">
        {typeof wall === 'object' ? (
          wall.rows.length === 0 ? (
            <p className="flex min-h-11 items-center text-ink-soft">{messages.empty}</p>
          ) : (
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {wall.rows.map((row) => (
                <Entry
                  key={row.id}
                  row={row}
                  messages={messages}
                  onRemove={
                    row.id in secrets || wall.mine.includes(row.id)
                      ? () => void remove(row.id)
                      : undefined
                  }
                />
              ))}
            </ul>
          )
        ) : (
          <div role="status" className="flex min-h-11 flex-wrap items-center gap-3 text-ink-soft">
            {wall === 'loading' ? messages.loading : messages.unreachable}
            {wall === 'unreachable' ? (
              <Button variant="quiet" onClick={loadAgain}>
                {messages.retry}
              </Button>
            ) : null}
          </div>
        )}
        <LiveRegion className="text-sm">{notice}</LiveRegion>
        <div className="grid gap-4">
          <h3 className="text-base font-semibold">{messages.form.title}</h3>
          <WallForm
            messages={messages.form}
            onSent={(entry) => {
              addOwnEntry(entry);
              loadAgain();
            }}
          />
        </div>
      </div>
    </div>
  );
}

function Entry({
  row: { name, message, amountRupees, state },
  messages,
  onRemove,
}: {
  row: WallRow;
  messages: Messages['support']['wall'];
  onRemove?: () => void;
}) {
  const focusAfter = useFocusAfterRemoval();
  return (
    <li className="grid content-start gap-1 rounded border border-line p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <bdi className="wrap-anywhere">{name}</bdi>
        {amountRupees === null ? null : <Badge tone="accent">{formatRupees(amountRupees)}</Badge>}
        {state === 'shown' ? null : <Badge tone="warn">{messages.states[state]}</Badge>}
      </p>
      {message ? <p className="text-sm wrap-anywhere text-ink-soft">{message}</p> : null}
      {state === 'not-published' ? (
        <p className="text-sm text-ink-soft">{messages.notPublished}</p>
      ) : null}
      {onRemove ? (
        <PressForm
          onPress={(form) => {
            focusAfter(form);
            onRemove();
          }}
          className="justify-self-start"
        >
          <Button type="submit" variant="quiet" aria-label={fill(messages.removeOf, { name })}>
            {messages.remove}
          </Button>
        </PressForm>
      ) : null}
    </li>
  );
}
