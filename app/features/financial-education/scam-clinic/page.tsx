import type { Metadata } from 'next';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { requireUser } from '@/lib/auth/server/session';
import { educationPath, scamClinicPath } from '@/lib/education/domain/course-paths';
import { beginningOf, scamDrills } from '@/lib/education/data/scams';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const { education, scamClinic: clinicMessages } = messages();

export const metadata: Metadata = { title: clinicMessages.title, ...membersMetadata };

/** Every drill by its title. */
export default async function ScamClinicPage() {
  await requireUser();
  return (
    <>
      <PageHeader
        title={clinicMessages.title}
        back={{ href: educationPath, label: education.title }}
      />
      <Alert tone="warn" className="mb-4">
        <p className="font-semibold">{clinicMessages.emergency.title}</p>
        <p>{clinicMessages.emergency.text}</p>
      </Alert>
      <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {scamDrills.map((drill) => (
          <li
            key={drill.slug}
            className="grid content-between gap-3 rounded-lg border border-line bg-surface p-5 shadow-card"
          >
            <div>
              <h2 className="text-lg">{drill.title}</h2>
              <p className="mt-1 text-sm text-ink-soft">{beginningOf(drill)}</p>
            </div>
            <div>
              <ButtonLink href={`${scamClinicPath}/${drill.slug}`} variant="secondary">
                <span aria-hidden="true">{clinicMessages.open}</span>
                <span className="sr-only">
                  {fill(clinicMessages.openLabel, { title: drill.title })}
                </span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-xs text-ink-soft">{clinicMessages.lead}</p>
    </>
  );
}
