import type { ComponentProps } from 'react';
import { signInAgain } from '@/components/forms/sign-in-again';
import { ButtonForm } from '@/components/forms/button-form';
import { Button } from '@/components/ui/button';
import { type Messages, messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { removeSavedItem } from '@/lib/saved/actions';
import type { PressProblem } from '@/lib/saved/save-problem';
import { AskAgain } from './ask-again';

/** Where the session has ended, a link to sign-in, which opens in a tab of its own. */
export const removalOutcomes = () => ({
  ...messages().saved.outcomes,
  signIn: signInAgain(homePath),
});

/** Of its own for what is a part of an item. */
type RemoveAction = ComponentProps<typeof ButtonForm<PressProblem>>['action'];

/** Removes a saved item without a second step. A form, so it needs no script. @param name the item, for screen readers */
export function RemoveButton({
  id,
  label,
  name,
  action = removeSavedItem,
}: {
  id: string;
  label: string;
  name: string;
  action?: RemoveAction;
}) {
  return (
    <ButtonForm action={action} values={{ id }} outcomes={removalOutcomes()}>
      <Button type="submit" variant="quiet" aria-label={name}>
        {label}
      </Button>
    </ButtonForm>
  );
}

/** Removes a saved item in two steps: open, then confirm. */
export function RemoveItem({
  id,
  title,
  messages: remove,
}: {
  id: string;
  title: string;
  messages: Messages['saved']['remove'];
}) {
  return (
    <AskAgain title={title} messages={remove}>
      <ButtonForm action={removeSavedItem} values={{ id }} outcomes={removalOutcomes()}>
        <Button type="submit" variant="danger">
          {remove.confirm}
        </Button>
      </ButtonForm>
    </AskAgain>
  );
}
