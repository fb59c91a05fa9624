import { useActionState, useRef, useState, useTransition, type SubmitEvent } from 'react';
import { useRouter } from 'next/navigation';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import type { Messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { saveSipPlan } from '@/lib/sip/actions';
import type { SipPlan } from '@/lib/sip/plan';
import { planQuery } from '@/lib/sip/query';
import { notSavedYet, type SaveState } from '@/lib/sip/save-state';

/**
 * Keeps the plan under a member's name. The button is there for everybody, as the page is the same for
 * everybody; a guest comes to sign-in and back. Without scripts it is a form post with the same answers.
 */
export function SavePlan({
  plan,
  firstId,
  messages,
  onBlocked,
}: {
  /** Null while a field has a problem. */
  plan: SipPlan | null;
  firstId: string;
  messages: Messages['sip']['save'];
  /** Takes the person to the first field that has a problem. */
  onBlocked: () => void;
}) {
  const query = plan ? planQuery(plan) : '';
  const [title, setTitle] = useState('');
  const [posted, postAction] = useActionState(saveSipPlan, notSavedYet);
  const [sent, setSent] = useState<{ content: string; state: SaveState } | null>(null);
  const [isSaving, startSaving] = useTransition();
  const lastItem = useRef<{ id: string; content: string } | null>(null);
  const router = useRouter();

  const content = `${query} ${title}`;
  // The answer to an earlier plan says nothing about the one that stands here now.
  const state = sent ? (sent.content === content ? sent.state : notSavedYet) : posted;

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
    if (!plan) {
      setSent({ content, state: { status: 'invalid' } });
      onBlocked();
      return;
    }
    const form = new FormData(event.currentTarget);
    form.set('id', idFor(content));
    form.set('scripts', '1');
    startSaving(async () => {
      const state = await saveSipPlan(notSavedYet, form).catch((): SaveState => ({
        status: 'unavailable',
      }));
      if (state.status === 'guest' && state.signInPath) router.push(state.signInPath);
      else setSent({ content, state });
    });
  };

  return (
    <Card title={messages.title} titleId="sip-save">
      <form action={postAction} onSubmit={save} className="grid gap-3">
        <input type="hidden" name="id" value={firstId} />
        <input type="hidden" name="plan" value={query} />
        <TextField
          id="sip-title"
          name="title"
          label={messages.name}
          hint={messages.nameHint}
          maxLength={60}
          autoComplete="off"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" look="secondary" isBusy={isSaving}>
          {isSaving ? messages.saving : messages.submit}
        </Button>
        <LiveRegion>
          <SaveOutcome state={state} messages={messages} />
        </LiveRegion>
      </form>
    </Card>
  );
}

function SaveOutcome({
  state: { status, signInPath },
  messages,
}: {
  state: SaveState;
  messages: Messages['sip']['save'];
}) {
  switch (status) {
    case 'idle':
      return null;
    case 'saved':
      return (
        <Alert tone="good">
          {messages.saved}{' '}
          <a href={homePath} className="font-semibold underline">
            {messages.dashboard}
          </a>
        </Alert>
      );
    case 'guest':
    case 'ended':
      return (
        <Alert tone="warn">
          {messages.sessionEnded}{' '}
          <a href={signInPath} className="font-semibold underline">
            {messages.signIn}
          </a>
        </Alert>
      );
    case 'invalid':
    case 'full':
    case 'unavailable':
      return <Alert tone="bad">{messages[status]}</Alert>;
  }
}
