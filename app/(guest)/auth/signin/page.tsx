import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthPreview, previewFor } from '@/components/auth/auth-preview';
import { SignInForm, SignedOutElsewhere } from '@/components/auth/sign-in-form';
import { Alert } from '@/components/ui/alert';
import { RouteLink } from '@/components/ui/route-link';
import { isOwnVisit } from '@/lib/auth/domain/same-origin';
import { authLinks } from '@/lib/auth/domain/return-url';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { pageTitleAt } from '@/lib/navigation/menu';
import { homePath } from '@/lib/navigation/routes';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { auth, navigation } = messages();

export const metadata: Metadata = { title: navigation.titles.signIn };

export default async function SignInPage({ searchParams }: { searchParams: SearchParams }) {
  const { returnUrl, reason } = await readQuery(searchParams);
  const links = authLinks(returnUrl);
  const { signIn, fields, errors } = auth;
  const page = links.returnUrl === homePath ? null : pageTitleAt(links.returnUrl, navigation);
  return (
    <AuthCard
      title={signIn.title}
      intro={page ? fill(signIn.introTo, { page }) : signIn.intro}
      needsScripts={auth.needsScripts}
      preview={<AuthPreview of={previewFor(links.returnUrl)} />}
      notice={<Notice reason={reason} isOwn={isOwnVisit(await headers())} />}
      footer={
        <>
          <p>
            <RouteLink href={links.reset} className="link font-semibold">
              {signIn.forgot}
            </RouteLink>
          </p>
          <p>
            {signIn.noAccount}{' '}
            <RouteLink href={links.signUp} className="link font-semibold">
              {signIn.toSignUp}
            </RouteLink>
          </p>
        </>
      }
    >
      <SignInForm
        config={firebaseClientConfig()}
        returnUrl={links.returnUrl}
        labels={{
          ...fields,
          google: auth.google,
          submit: signIn.submit,
          submitting: signIn.submitting,
        }}
        errors={errors}
      />
    </AuthCard>
  );
}

/** @param isOwn as `isOwnVisit`: a link of another site must not remove what the browser holds of a member */
function Notice({ reason, isOwn }: { reason: unknown; isOwn: boolean }) {
  const { ended, endedEverywhere, accountDeleted, deletionBegun } = auth.signIn;
  if (reason === 'ended') {
    return (
      <Alert className="mb-4">
        {ended}
        <SignedOutElsewhere />
      </Alert>
    );
  }
  if (reason === 'deleted') {
    return (
      <Alert tone="good" className="mb-4">
        {accountDeleted}
      </Alert>
    );
  }
  if (reason === 'deletion-begun') {
    return (
      <Alert tone="warn" className="mb-4">
        {deletionBegun}
      </Alert>
    );
  }
  return reason === 'everywhere' && isOwn ? (
    <Alert tone="good" className="mb-4">
      {endedEverywhere}
      <SignedOutElsewhere isLogOut />
    </Alert>
  ) : null;
}
