import type { ComponentProps } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import type { Messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { inputsQuery } from '@/lib/sip/domain/inputs/query';
import {
  addressField,
  newPlanField,
  openedField,
  type SaveState,
} from '@/lib/sip/domain/inputs/page-query';
import { LazyPlansInBrowser } from './lazy-plans-in-browser';

const formId = 'sip-save-form';

type SaveMessages = Messages['sip']['save'];

/**
 * Saves the plan in the member's account. The button is there for all visitors, as the page is the same for
 * all. The server draws this form as a plain post; `SavePlan` takes it over once the plan is edited.
 */
export function SaveForm({
  id,
  isOpened,
  inputs,
  state,
  isSaving = false,
  address,
  messages,
  title,
  ...form
}: {
  /** The id of the item that this form makes; null leaves it to the server. */
  id: string | null;
  /** Whether that item is a saved plan, which the member opened. */
  isOpened: boolean;
  /** Null while a field has a problem. */
  inputs: SipInputs | null;
  state: SaveState | null;
  isSaving?: boolean;
  /** What else a plain post comes back to. */
  address?: string;
  messages: SaveMessages;
  title?: Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;
} & Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'ref'>) {
  const plan = inputs ? inputsQuery(inputs) : '';
  return (
    <>
      <form
        {...form}
        id={formId}
        aria-label={messages.title}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-1"
      >
        {id === null ? null : <input type="hidden" name="id" value={id} />}
        {isOpened ? <input type="hidden" name={openedField} value="yes" /> : null}
        <input type="hidden" name="plan" value={plan} />
        {address ? <input type="hidden" name={addressField} value={address} /> : null}
        {messages.language === 'en' ? null : (
          <input type="hidden" name="language" value={messages.language} />
        )}
        <TextField
          id="sip-title"
          name="title"
          label={messages.name}
          note={messages.optional}
          placeholder={messages.nameHint}
          maxLength={60}
          autoComplete="off"
          {...title}
        />
        <Button type="submit" className="min-h-10" isBusy={isSaving}>
          {isSaving ? messages.saving : isOpened ? messages.change : messages.submit}
        </Button>
        {isOpened ? (
          <Button
            type="submit"
            name={newPlanField}
            value="yes"
            variant="quiet"
            className="col-span-2 -mx-3.5 justify-self-start"
          >
            {messages.saveAsNew}
          </Button>
        ) : null}
        <LiveRegion className="col-span-2 empty:hidden">
          {state ? <Outcome state={state} messages={messages} /> : null}
        </LiveRegion>
      </form>
      <LazyPlansInBrowser
        formId={formId}
        content={`${plan} ${title?.value ?? ''}`}
        messages={messages.here}
      />
    </>
  );
}

function Outcome({
  state: { status, signInPath },
  messages,
}: {
  state: SaveState;
  messages: SaveMessages;
}) {
  const link = (href: string | undefined, text: string) => (
    <a href={href} className="font-semibold underline">
      {text}
    </a>
  );
  switch (status) {
    case 'saved':
      return (
        <Alert tone="good">
          {messages.saved} {link(homePath, messages.dashboard)}
        </Alert>
      );
    case 'guest':
    case 'ended':
      return (
        <Alert tone="warn">
          {messages.sessionEnded} {link(signInPath, messages.signIn)}
        </Alert>
      );
    case 'invalid':
    case 'full':
    case 'too-many':
    case 'unavailable':
      return <Alert tone="bad">{messages.outcomes[status]}</Alert>;
  }
}
