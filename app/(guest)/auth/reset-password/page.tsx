import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { AuthPreview, previewFor } from '@/components/auth/auth-preview';
import { ResetForm } from '@/components/auth/reset-form';
import { RouteLink } from '@/components/ui/route-link';
import { authLinks } from '@/lib/auth/domain/return-url';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { auth, navigation } = messages();

export const metadata: Metadata = { title: navigation.titles.resetPassword };

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const { returnUrl } = await readQuery(searchParams);
  const links = authLinks(returnUrl);
  const { reset, fields, errors } = auth;
  return (
    <AuthCard
      title={reset.title}
      intro={reset.intro}
      needsScripts={auth.needsScripts}
      preview={<AuthPreview of={previewFor(links.returnUrl)} />}
      footer={
        <p>
          <RouteLink href={links.signIn} className="link font-semibold">
            {reset.toSignIn}
          </RouteLink>
        </p>
      }
    >
      <ResetForm
        config={firebaseClientConfig()}
        labels={{
          email: fields.email,
          submit: reset.submit,
          submitting: reset.submitting,
          sentTitle: reset.sentTitle,
          sent: reset.sent,
        }}
        errors={errors}
      />
    </AuthCard>
  );
}
