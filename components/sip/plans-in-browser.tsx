import { useState } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { RemoveButton } from '@/components/ui/remove-button';
import {
  putGuestItem,
  removeGuestItems,
  savedGuestItems,
  useGuestItems,
  type GuestItemsProblem,
} from '@/components/saved/guest-items';
import { dateInIndia, formatDate } from '@/lib/calendar/iso-date';
import { fill } from '@/lib/messages/fill';
import type { Messages } from '@/lib/messages';
import { isSamePlan, planInBrowser, plansInBrowser } from '@/lib/sip/domain/inputs/plan-in-browser';

type SaveOutcome = GuestItemsProblem | 'saved' | 'invalid';

/** The plans that a guest saved in this browser, and the button that saves the plan of the form. */
export function PlansInBrowser({
  formId,
  content,
  firstOutcome,
  messages,
}: {
  formId: string;
  /** The plan and its name in the form, as one text. */
  content: string;
  /** The outcome of the press that loaded this code; null where none did. */
  firstOutcome: SaveOutcome | null;
  messages: Messages['sip']['save']['here'];
}) {
  const { items } = useGuestItems();
  const [saving, setSaving] = useState({ content, outcome: firstOutcome });
  // It says nothing of a plan that was changed since.
  const outcome = saving.content === content ? saving.outcome : null;
  const setOutcome = (next: SaveOutcome | null) => setSaving({ content, outcome: next });
  const plans = plansInBrowser(items, messages.language);
  return (
    <>
      <Button
        variant="quiet"
        className="-mx-3.5 justify-self-start"
        onClick={() => setOutcome(savePlan(formId))}
      >
        {messages.submit}
      </Button>
      <LiveRegion>
        {outcome ? (
          <Alert tone={outcome === 'saved' ? 'good' : 'bad'}>{messages.outcomes[outcome]}</Alert>
        ) : null}
      </LiveRegion>
      {plans.length > 0 ? (
        <section aria-labelledby="plans-in-browser">
          <h3 id="plans-in-browser" className="text-base">
            {messages.title}
          </h3>
          <ul className="mt-1 grid">
            {plans.map(({ id, title, path, updatedAt }) => {
              const name = title || messages.untitled;
              return (
                <li
                  key={id}
                  className="flex items-center justify-between gap-3 border-t border-line first:border-t-0"
                >
                  <span className="min-w-0 text-sm">
                    {/* A whole new page: the fields take their text from the address only when they are first drawn. */}
                    <a
                      href={path}
                      className="inline-block min-h-6 wrap-anywhere text-accent hover:underline"
                    >
                      <bdi>{name}</bdi>
                    </a>{' '}
                    <span className="text-ink-soft">
                      {formatDate(dateInIndia(new Date(updatedAt)), messages.language)}
                    </span>
                  </span>
                  <RemoveButton
                    variant="quiet"
                    aria-label={fill(messages.removeFor, { title: name })}
                    onRemove={() => setOutcome(removeGuestItems([id]))}
                  >
                    {messages.remove}
                  </RemoveButton>
                </li>
              );
            })}
          </ul>
        </section>
      ) : null}
    </>
  );
}

/** Saves the plan of a form; the same plan under the same name is saved once. */
export function savePlan(formId: string): SaveOutcome {
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return 'invalid';
  const now = new Date().toISOString();
  const item = planInBrowser(new FormData(form), crypto.randomUUID(), now);
  if (!item) return 'invalid';
  if (savedGuestItems().items.some(({ data }) => isSamePlan(data, item.data))) return 'saved';
  return putGuestItem(item) ?? 'saved';
}
