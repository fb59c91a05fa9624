import type { ReactNode } from 'react';
import type { Messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '@/components/ui/card/card';

type Words = Messages['account'];

/** Name, address and its state, and what was agreed to. */
export function ProfileCard({
  nameForm,
  email,
  isEmailVerified,
  consent,
  messages,
  sendConfirmation,
}: {
  nameForm: ReactNode;
  email: string;
  isEmailVerified: boolean;
  /** The date is printed already. */
  consent: { version: string; date: string } | null;
  messages: Words;
  sendConfirmation: () => Promise<void>;
}) {
  const { profile, verification } = messages;
  return (
    <Card title={profile.title} titleId="profile">
      {nameForm}
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-y-3">
        <dt className="text-sm text-ink-soft">{profile.email}</dt>
        <dd className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 md:mt-0">
          <bdi className="min-w-0 font-semibold break-all">{email}</bdi>
          <Badge tone={isEmailVerified ? 'good' : 'warn'}>
            {isEmailVerified ? profile.confirmed : profile.notConfirmed}
          </Badge>
        </dd>
        <dt className="text-sm text-ink-soft">{profile.consent}</dt>
        <dd className="-mt-3 md:mt-0">
          {consent ? fill(profile.consentGiven, consent) : profile.consentMissing}
        </dd>
      </dl>
      {isEmailVerified ? null : (
        <form
          action={sendConfirmation}
          className="mt-5 flex flex-wrap items-center gap-3 border-t border-line pt-5"
        >
          <p className="min-w-60 flex-1 text-sm text-ink-soft">{verification.reminder}</p>
          <Button type="submit" variant="secondary">
            {verification.send}
          </Button>
        </form>
      )}
    </Card>
  );
}
