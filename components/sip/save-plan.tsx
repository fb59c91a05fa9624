import { useRef, useState } from 'react';
import { leaveFor } from '@/lib/navigation/leave-for';
import { useSentForm } from '@/components/forms/use-form-action';
import type { Messages } from '@/lib/messages';
import { saveSipPlan } from '@/lib/sip/server/actions';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { readSearchParams } from '@/lib/query-values';
import { besideQuery } from '@/lib/sip/domain/inputs/history-query';
import { inputsPath, inputsQuery, nameQuery, openedQuery } from '@/lib/sip/domain/inputs/query';
import {
  addressField,
  newPlanField,
  openedField,
  saveStatusKey,
  type SaveState,
} from '@/lib/sip/domain/inputs/page-query';
import { SaveForm } from './save-form';

type SavePlanProps = {
  /** Null while a field has a problem. */
  inputs: SipInputs | null;
  /** Null on a prerendered page, which is no visitor's own. */
  firstId: string | null;
  /** Whether `firstId` is a saved plan that was opened: each save replaces it, unless a new plan is wanted. */
  isOpened: boolean;
  messages: Messages['sip']['save'];
  /** Takes the person to the first field that has a problem. */
  onBlocked: () => void;
};

/** The outcome of saving this content. */
type SaveAnswer = { content: string; state: SaveState | null };

/** Saves the edited plan and shows the outcome in place. */
export function SavePlan({ inputs, firstId, isOpened, messages, onBlocked }: SavePlanProps) {
  const [title, setTitle] = useState(titleTyped);
  const lastItem = useRef<{ id: string; content: string } | null>(null);
  const content = `${inputs ? inputsQuery(inputs) : ''} ${title}`;

  /** One id for one content: a second press or a retry saves the same item, a changed plan a new one. */
  const idFor = (wanted: string): string => {
    if (lastItem.current?.content !== wanted) {
      const id = (lastItem.current || isOpened ? null : firstId) ?? crypto.randomUUID();
      lastItem.current = { id, content: wanted };
    }
    return lastItem.current.id;
  };

  const { answer, isPending, form } = useSentForm<SaveAnswer>(
    async (previous, data) => {
      const isNew = data.has(newPlanField);
      const openedId = isOpened && !isNew ? firstId : null;
      // The server would give a new plan another id at each press.
      data.delete(newPlanField);
      if (!openedId) data.delete(openedField);
      data.set('id', openedId ?? idFor(content));
      data.set(addressField, beside());
      const state = await saveSipPlan(data);
      if (isNew && inputs && state.status === 'saved' && state.id) {
        // The new plan is the opened one from now on, as after a plain post.
        const path = inputsPath(inputs, messages.language) + beside();
        const opened = openedQuery({ id: state.id, title });
        leaveFor(`${path}${opened}&${saveStatusKey}=saved#sip-save`);
        return previous;
      }
      if (state.status !== 'guest' || !state.signInPath) return { content, state };
      // Back from the sign-in page finds the name again, too, and the plan that was opened.
      if (inputs) {
        const path = inputsPath(inputs, messages.language) + beside();
        const named = openedId ? openedQuery({ id: openedId, title }) : nameQuery(title);
        window.history.replaceState(null, '', path + named);
      }
      // A full page load: the address, which is updated shortly after the fields, would cancel a route change.
      leaveFor(state.signInPath);
      return previous;
    },
    { content, state: null },
    {
      failed: { content, state: { status: 'unavailable' } },
      check: () => {
        if (inputs) return null;
        onBlocked();
        return { content, state: { status: 'invalid' } };
      },
    },
  );

  return (
    <SaveForm
      {...form}
      id={firstId}
      isOpened={isOpened}
      inputs={inputs}
      // The outcome of an earlier plan does not apply to the current one.
      state={answer.content === content ? answer.state : null}
      isSaving={isPending}
      messages={messages}
      title={{ value: title, onChange: (event) => setTitle(event.target.value) }}
    />
  );
}

/** What the page's address says of the open tab and of the fund. */
function beside(): string {
  return besideQuery(readSearchParams(new URLSearchParams(window.location.search)));
}

/** The name in the server's form, which this one replaces. */
function titleTyped(): string {
  return document.querySelector<HTMLInputElement>('#sip-title')?.value ?? '';
}
