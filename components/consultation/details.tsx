import type { ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { typedDraftOf } from '@/lib/consultation/domain/draft';
import { freshIntake, type TypedIntake } from '@/lib/consultation/domain/intake';
import type { KindId } from '@/lib/consultation/domain/kinds';
import { stepPath } from '@/lib/consultation/domain/paths';
import { slotId } from '@/lib/consultation/domain/slots';
import { messages } from '@/lib/messages';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';
import { IntakeForm } from './intake-form';
import { attachable } from './saved-numbers';

const { confirm, form, mine } = messages().consultation;

/** The questions, the notice and the button that books. */
export function Details({
  kind,
  at,
  zone,
  isMember,
  needsConfirmation,
  earlier,
  saved,
  actions,
}: {
  kind: KindId;
  at: Date;
  zone: string;
  isMember: boolean;
  needsConfirmation: boolean;
  /** The answers of the booking that is made again. */
  earlier: TypedIntake | null;
  saved: readonly SavedItem[];
  actions: Pick<ComponentProps<typeof IntakeForm>, 'post' | 'send' | 'save' | 'confirm'>;
}) {
  const here = stepPath({ kind, at: slotId(at), zone });
  const signIn = signInUrl(here);
  const [draft] = saved.flatMap((item) => typedDraftOf(item) ?? []);
  return (
    <Card
      title={form.title}
      titleId="details"
      description={
        <span className="text-xs">
          {form.privacy.text} <TextLink href="/privacy-policy">{form.privacy.more}</TextLink>
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {isMember ? null : (
          <Alert title={form.guest.title}>
            {form.guest.text} <TextLink href={signIn}>{form.guest.link}</TextLink>
          </Alert>
        )}
        {earlier ? <p>{mine.againNote}</p> : null}
        <IntakeForm
          bookingKey={newSavedId()}
          wish={{ kind, at: slotId(at), zone }}
          typed={earlier ?? draft ?? freshIntake}
          choices={isMember ? attachable(saved) : null}
          isMember={isMember}
          needsConfirmation={needsConfirmation}
          paths={{
            signIn,
            anotherTime: stepPath({ kind, day: dateInIndia(at), zone }),
          }}
          {...actions}
          messages={form}
          confirmWords={confirm}
        />
      </div>
    </Card>
  );
}
