import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { CertificateForm } from '@/components/education/certificate-form';
import { StandingCertificate } from '@/components/education/standing-certificate';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { Progress } from '@/components/ui/progress';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/server/session';
import { formatDate } from '@/lib/calendar/iso-date';
import { educationPath, certificatePath } from '@/lib/education/domain/course-paths';
import { isEarned } from '@/lib/education/domain/certificate';
import { newCertificateId, listMyCertificates } from '@/lib/education/server/certificate-store';
import { standingOf } from '@/lib/education/domain/learning/mastery';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { readQuery, type SearchParams } from '@/lib/query-values';
import { issueCertificate, withdrawCertificate } from './actions';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { certificates, education } = messages();

export const metadata: Metadata = { title: certificates.title, ...membersMetadata };

/** Every path: its certificate, the way to make it, or what is missing. */
export default async function CertificatesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireUser();
  const [course, progress, mine, query] = await Promise.all([
    loadCourse(),
    readMyProgress(),
    listMyCertificates(),
    readQuery(searchParams),
  ]);
  if (!progress.ok || !mine.ok)
    return <Frame>{<Alert tone="warn">{certificates.unavailable}</Alert>}</Frame>;
  const standings = standingOf(course, progress.value, new Date());
  return (
    <Frame>
      <LiveRegion isUrgent>
        {query.notice === 'not-withdrawn' ? (
          <Alert tone="bad" className="mb-4">
            {certificates.notWithdrawn}
          </Alert>
        ) : null}
      </LiveRegion>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {course.map((path, place) => {
          const standing = standings[place];
          const own = mine.value.filter((certificate) => certificate.path === path.slug);
          const valid = own.find(({ withdrawnOn }) => withdrawnOn === null);
          return (
            <Card key={path.slug} title={path.title} titleId={`certificate-${path.slug}`}>
              <div className="grid grid-cols-1 gap-4">
                {valid ? (
                  <StandingCertificate
                    certificate={valid}
                    url={`${env.siteUrl}${certificatePath(valid.id)}`}
                    withdraw={withdrawCertificate}
                  />
                ) : standing && isEarned(standing) ? (
                  <CertificateForm
                    id={newCertificateId()}
                    path={path.slug}
                    saveAction={issueCertificate}
                    messages={certificates}
                  />
                ) : standing ? (
                  <>
                    <Progress
                      label={fill(certificates.finished, {
                        finished: standing.finished,
                        lessons: standing.lessons,
                      })}
                      percent={Math.floor((100 * standing.finished) / standing.lessons)}
                    />
                    <p className="text-sm text-ink-soft">
                      {fill(certificates.level, { level: education.levels[standing.level] })}
                    </p>
                    <p className="text-sm">
                      <TextLink href={`${educationPath}#${path.slug}`}>
                        {certificates.lessons}
                        <span className="sr-only">: {path.title}</span>
                      </TextLink>
                    </p>
                  </>
                ) : null}
                {own.map(({ id, withdrawnOn }) =>
                  withdrawnOn ? (
                    <p key={id} className="text-sm text-ink-soft">
                      {fill(certificates.withdrawn, { day: formatDate(withdrawnOn) })}
                    </p>
                  ) : null,
                )}
              </div>
            </Card>
          );
        })}
      </div>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={certificates.title} back={{ href: educationPath, label: education.title }}>
        {certificates.lead}
      </PageHeader>
      {children}
      <p className="mt-4 max-w-prose text-xs text-ink-soft">{certificates.honest}</p>
    </>
  );
}
