import { useRef, useState, useTransition, type SubmitEvent } from 'react';
import { leaveFor } from '@/components/ui/leave-for';
import type { Messages } from '@/lib/messages';
import { saveSipPlan } from '@/lib/sip/actions';
import type { SipInputs } from '@/lib/sip/fields';
import { inputsQuery } from '@/lib/sip/query';
import type { SaveState } from '@/lib/sip/save-state';
import { SaveForm } from './save-form';

type SavePlanProps = {
  /** Null while a field has a problem. */
  inputs: SipInputs | null;
  firstId: string;
  /** What stood in the server's form before this one took its place. */
  initialTitle: string;
  messages: Messages['sip']['save'];
  /** Takes the person to the first field that has a problem. */
  onBlocked: () => void;
};

/** The form that saves what is being edited, and says in place what came of it. */
export function SavePlan({ inputs, firstId, initialTitle, messages, onBlocked }: SavePlanProps) {
  const [title, setTitle] = useState(initialTitle);
  const [sent, setSent] = useState<{ content: string; state: SaveState } | null>(null);
  const [isSaving, startSaving] = useTransition();
  const lastItem = useRef<{ id: string; content: string } | null>(null);
  const content = `${inputs ? inputsQuery(inputs) : ''} ${title}`;

  /** One id for one content: a double press and a retry save one item, a changed plan is another. */
  const idFor = (wanted: string): string => {
    if (lastItem.current?.content !== wanted) {
      const id = lastItem.current ? crypto.randomUUID() : firstId;
      lastItem.current = { id, content: wanted };
    }
    return lastItem.current.id;
  };

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    if (!inputs) {
      setSent({ content, state: { status: 'invalid' } });
      onBlocked();
      return;
    }
    const form = new FormData(event.currentTarget);
    form.set('id', idFor(content));
    startSaving(async () => {
      const state = await saveSipPlan(form).catch((): SaveState => ({ status: 'unavailable' }));
      // A whole new page: the address, which follows the fields a moment later, would end a route change.
      if (state.status === 'guest' && state.signInPath) leaveFor(state.signInPath);
      else setSent({ content, state });
    });
  };

  return (
    <SaveForm
      id={firstId}
      inputs={inputs}
      // The answer to an earlier plan says nothing about the one that stands here now.
      state={sent?.content === content ? sent.state : null}
      isSaving={isSaving}
      messages={messages}
      title={{ value: title, onChange: (event) => setTitle(event.target.value) }}
      onSubmit={save}
    />
  );
}
