import type { ComponentProps } from 'react';
import { ButtonForm } from '@/components/forms/button-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { TextLink } from '@/components/ui/text-link';
import { signInAgainUrl, signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { freshIntake, type TypedIntake, typedDraftOf } from '@/lib/consultation/domain/intake';
import { type KindId, kindMinutes } from '@/lib/consultation/domain/booking';
import { stepPath } from '@/lib/consultation/domain/paths';
import { slotId } from '@/lib/consultation/domain/slots';
import { timesOf } from '@/lib/consultation/domain/zone';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import type { PressState } from '@/lib/saved/save-problem';
import { newSavedId, type SavedItem } from '@/lib/saved/saved-item';
import { IntakeForm } from './intake-form';
import { attachable } from './saved-numbers';

const { consultation, saved } = messages();
const { confirm, form, mine } = consultation;

/** The questions, the notice and the button that books. */
export function IntakeCard({
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
      <div className="grid grid-cols-1 gap-6">
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
            // A member is asked to sign in only when the session has ended meanwhile.
            signIn: isMember ? signInAgainUrl(here) : signIn,
            anotherTime: stepPath({ kind, day: dateInIndia(at), zone }),
          }}
          {...actions}
          messages={form}
          confirmMessages={confirm}
        />
      </div>
    </Card>
  );
}

/** The session that is about to be booked, beside its questions. */
export function ChosenSession({
  kind,
  at,
  zone,
  host,
  changeHref,
}: {
  kind: KindId;
  at: Date;
  zone: string;
  host: string;
  changeHref: string;
}) {
  const { chosen, kinds, minutes, host: hostMessages } = consultation;
  return (
    <Card title={chosen.title} titleId="chosen" className="lg:sticky lg:top-20 lg:order-2">
      <div className="grid gap-3 text-sm">
        <p>
          <b className="font-semibold">{kinds[kind].name}</b>,{' '}
          {fill(minutes, { count: kindMinutes[kind] })}
          {timesOf(at, zone).map((time) => (
            <span key={time} className="block font-semibold tabular-nums">
              {time}
            </span>
          ))}
        </p>
        <p className="text-ink-soft">
          {fill(chosen.with, { name: host })} {hostMessages.placeText}.
        </p>
        <p>
          <TextLink href={changeHref}>{chosen.change}</TextLink>
        </p>
      </div>
    </Card>
  );
}

/** Says that booking needs a confirmed address, before a form is filled, and sends the mail that confirms it. */
export function ConfirmAddress({
  sendConfirmation,
}: {
  sendConfirmation: () => Promise<PressState>;
}) {
  return (
    <Alert tone="warn" title={confirm.title}>
      <p>{confirm.text}</p>
      <div className="mt-3">
        <ButtonForm action={sendConfirmation} values={{}} outcomes={saved.outcomes}>
          <Button type="submit" variant="secondary">
            {confirm.send}
          </Button>
        </ButtonForm>
      </div>
    </Alert>
  );
}
