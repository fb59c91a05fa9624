import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthPreview, previewFor } from '@/components/auth/auth-preview';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { RouteLink } from '@/components/ui/route-link';
import { authLinks } from '@/lib/auth/domain/return-url';
import { formatDate } from '@/lib/calendar/iso-date';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { privacyPolicyVersion } from '@/lib/policies/clauses';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { auth, navigation } = messages();

export const metadata: Metadata = { title: navigation.titles.signUp };

export default async function SignUpPage({ searchParams }: { searchParams: SearchParams }) {
  const { returnUrl } = await readQuery(searchParams);
  const links = authLinks(returnUrl);
  const { signUp, fields, errors } = auth;
  return (
    <AuthCard
      title={signUp.title}
      intro={signUp.intro}
      needsScripts={auth.needsScripts}
      preview={<AuthPreview of={previewFor(links.returnUrl)} />}
      footer={
        <p>
          {signUp.haveAccount}{' '}
          <RouteLink href={links.signIn} className="link font-semibold">
            {signUp.toSignIn}
          </RouteLink>
        </p>
      }
    >
      <SignUpForm
        config={firebaseClientConfig()}
        returnUrl={links.returnUrl}
        consentVersion={privacyPolicyVersion}
        links={links}
        labels={{
          ...fields,
          ...signUp,
          google: auth.google,
          consentAfter: fill(signUp.consentAfter, {
            date: formatDate(privacyPolicyVersion, 'en', 'long'),
          }),
        }}
        errors={errors}
      />
    </AuthCard>
  );
}
