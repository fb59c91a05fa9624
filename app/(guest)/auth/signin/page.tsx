import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { SignInForm } from '@/components/auth/sign-in-form';
import { SignedOutElsewhere } from '@/components/auth/signed-out-elsewhere';
import { Alert } from '@/components/ui/alert';
import { RouteLink } from '@/components/ui/route-link';
import { authLinks } from '@/lib/auth/domain/auth-links';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { auth, navigation } = messages();

export const metadata: Metadata = { title: navigation.titles.signIn };

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { returnUrl, reason } = await readQuery(searchParams);
  const links = authLinks(returnUrl);
  const { signIn, fields, errors } = auth;
  return (
    <AuthCard
      title={signIn.title}
      intro={signIn.intro}
      needsScripts={auth.needsScripts}
      notice={<Notice reason={reason} />}
      footer={
        <>
          <p>
            <RouteLink href={links.reset} className="font-semibold text-accent underline">
              {signIn.forgot}
            </RouteLink>
          </p>
          <p>
            {signIn.noAccount}{' '}
            <RouteLink href={links.signUp} className="font-semibold text-accent underline">
              {signIn.toSignUp}
            </RouteLink>
          </p>
        </>
      }
    >
      <SignInForm
        config={firebaseClientConfig()}
        returnUrl={links.returnUrl}
        labels={{ ...fields, submit: signIn.submit, submitting: signIn.submitting }}
        errors={errors}
      />
    </AuthCard>
  );
}

function Notice({ reason }: { reason: unknown }) {
  const { ended, endedEverywhere, accountDeleted, deletionBegun } = auth.signIn;
  if (reason === 'ended') {
    return (
      <Alert className="mb-5">
        {ended}
        <SignedOutElsewhere />
      </Alert>
    );
  }
  if (reason === 'deleted') {
    return (
      <Alert tone="good" className="mb-5">
        {accountDeleted}
      </Alert>
    );
  }
  if (reason === 'deletion-begun') {
    return (
      <Alert tone="warn" className="mb-5">
        {deletionBegun}
      </Alert>
    );
  }
  return reason === 'everywhere' ? (
    <Alert tone="good" className="mb-5">
      {endedEverywhere}
      <SignedOutElsewhere />
    </Alert>
  ) : null;
}
