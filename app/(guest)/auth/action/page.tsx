import type { Metadata } from 'next';
import { AuthCard } from '@/components/auth/auth-card';
import { NewPasswordForm, VerifyEmailForm } from '@/components/auth/mail-link-forms';
import { ButtonLink } from '@/components/ui/button';
import { authLinks } from '@/lib/auth/domain/return-url';
import { firebaseClientConfig } from '@/lib/firebase/client-config';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { type SearchParams, readQuery } from '@/lib/query-values';

const { auth, navigation } = messages();
const links = authLinks(null);

export async function generateMetadata({
  searchParams,
}: {
  searchParams: SearchParams;
}): Promise<Metadata> {
  const { mode } = await readQuery(searchParams);
  return {
    title: mode === 'verifyEmail' ? auth.verifyEmail.title : navigation.titles.resetPassword,
    // The address holds the one-time code: no other site may receive it as referrer.
    referrer: 'no-referrer',
  };
}

/** The address of all links in Firebase's e-mails; `mode` says what the link is for. Public. */
export default async function ActionPage({ searchParams }: { searchParams: SearchParams }) {
  const { mode, oobCode } = await readQuery(searchParams);
  if (typeof oobCode === 'string' && oobCode !== '') {
    if (mode === 'resetPassword') return <NewPassword code={oobCode} />;
    if (mode === 'verifyEmail') return <VerifyEmail code={oobCode} />;
  }
  const { title, intro, toReset, toSignIn } = auth.unknownLink;
  return (
    <AuthCard title={title} intro={intro} needsScripts={auth.needsScripts}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={links.reset}>{toReset}</ButtonLink>
        <ButtonLink href={links.signIn} variant="secondary">
          {toSignIn}
        </ButtonLink>
      </div>
    </AuthCard>
  );
}

function NewPassword({ code }: { code: string }) {
  const { newPassword, fields, errors } = auth;
  return (
    <AuthCard title={newPassword.title} needsScripts={auth.needsScripts}>
      <NewPasswordForm
        config={firebaseClientConfig()}
        code={code}
        links={links}
        labels={{
          ...fields,
          ...newPassword,
          password: fields.newPassword,
          hint: fields.newPasswordHint,
        }}
        errors={errors}
      />
    </AuthCard>
  );
}

function VerifyEmail({ code }: { code: string }) {
  const { verifyEmail, errors } = auth;
  return (
    <AuthCard title={verifyEmail.title} needsScripts={auth.needsScripts}>
      <VerifyEmailForm
        config={firebaseClientConfig()}
        code={code}
        links={{ dashboard: homePath, account: '/account' }}
        labels={verifyEmail}
        errors={errors}
      />
    </AuthCard>
  );
}
