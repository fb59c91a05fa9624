import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CertificateView } from '@/components/education/certificate-view';
import { MissingThing } from '@/components/shell/missing-thing';
import { Alert } from '@/components/ui/alert';
import { PageHeader } from '@/components/ui/page-header';
import { formatDate } from '@/lib/calendar/iso-date';
import { readCertificate } from '@/lib/education/server/certificate-store';
import { learnPath, publicCertificatesPath } from '@/lib/education/domain/course-paths';
import { env } from '@/lib/env';
import { withFallback } from '@/lib/errors';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';

const { page: pageMessages, missing } = messages().certificates;

/** Anyone who has the address may read it; search engines may not index it, because it names a person. */
export const metadata: Metadata = {
  title: pageMessages.title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function CertificatePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const found = await certificateCalled(id);
  if (found === 'unavailable') {
    return (
      <>
        <PageHeader title={pageMessages.title} />
        <Alert tone="warn">{pageMessages.unavailable}</Alert>
      </>
    );
  }
  if (!found) redirect(missingPathOf(publicCertificatesPath, id));
  const { withdrawnOn } = found;
  if (withdrawnOn) {
    return (
      <MissingThing
        messages={{
          title: pageMessages.withdrawnTitle,
          text: fill(pageMessages.withdrawnText, { day: formatDate(withdrawnOn) }),
          back: missing.back,
        }}
        href={learnPath}
      />
    );
  }
  return <CertificateView certificate={found} site={new URL(env.siteUrl).host} />;
}

async function certificateCalled(id: string) {
  return withFallback('A certificate could not be read', 'unavailable', () => readCertificate(id));
}
