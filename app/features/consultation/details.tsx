import { IntakeForm } from '@/components/consultation/intake-form';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { signInUrl } from '@/lib/auth/domain/route-access';
import { requireUser } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { typedDraftOf } from '@/lib/consultation/domain/draft';
import { freshIntake, type TypedIntake } from '@/lib/consultation/domain/intake';
import type { KindId } from '@/lib/consultation/domain/kinds';
import { stepPath } from '@/lib/consultation/domain/paths';
import { slotId } from '@/lib/consultation/domain/slots';
import { findMyBooking } from '@/lib/consultation/server/store';
import { messages } from '@/lib/messages';
import { newSavedId } from '@/lib/saved/saved-item';
import { listMySavedItems } from '@/lib/saved/store';
import { confirmAddress, postBooking, saveDraft, sendBooking } from './actions';
import { attachable } from '@/components/consultation/saved-numbers';

const { confirm, form, mine } = messages().consultation;

/** The questions, the notice and the button that books. */
export async function Details({
  kind,
  at,
  zone,
  isMember,
  needsConfirmation,
  again,
}: {
  kind: KindId;
  at: Date;
  zone: string;
  isMember: boolean;
  needsConfirmation: boolean;
  again: unknown;
}) {
  const items = isMember ? await listMySavedItems() : null;
  const saved = items?.ok ? items.value : [];
  const here = stepPath({ kind, at: slotId(at), zone });
  const signIn = signInUrl(here);
  const earlier = isMember && typeof again === 'string' ? await typedBefore(again) : null;
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
          post={postBooking}
          send={sendBooking}
          save={saveDraft}
          confirm={confirmAddress}
          messages={form}
          confirmWords={confirm}
        />
      </div>
    </Card>
  );
}

async function typedBefore(id: string): Promise<TypedIntake | null> {
  const earlier = await findMyBooking(await requireUser(), id);
  if (!earlier?.intake) return null;
  // Agreed to once and not withdrawn: the tick may stand, and can be taken away.
  return { ...freshIntake, ...earlier.intake, attached: earlier.attached?.id ?? '', agree: 'on' };
}
