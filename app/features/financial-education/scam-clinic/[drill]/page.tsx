import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ScamDrillCard } from '@/components/education/scam-drill-card';
import { ButtonLink } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { requireUser } from '@/lib/auth/server/session';
import { educationPath, scamClinicPath } from '@/lib/education/domain/course-paths';
import { findDrill, scamDrills } from '@/lib/education/data/scams';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';
import { missingPathOf } from '@/lib/navigation/routes';
import { membersMetadata } from '@/lib/navigation/members-metadata';

const clinicMessages = messages().scamClinic;

type PageProps = { params: Promise<{ drill: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  await requireUser();
  const drill = findDrill((await params).drill);
  return { title: drill?.title ?? clinicMessages.title, ...membersMetadata };
}

export default async function ScamDrillPage({ params }: PageProps) {
  await requireUser();
  const { drill: slug } = await params;
  const drill = findDrill(slug);
  if (!drill) redirect(missingPathOf(educationPath, slug));
  const number = scamDrills.indexOf(drill) + 1;
  const next = scamDrills[number] ?? null;
  return (
    <>
      <PageHeader
        title={drill.title}
        back={{ href: scamClinicPath, label: clinicMessages.title }}
        aside={
          <span className="text-xs text-ink-soft">
            {fill(clinicMessages.drill.place, { number, count: scamDrills.length })}
          </span>
        }
      />
      <ScamDrillCard drill={drill} />
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {next ? (
          <ButtonLink href={`${scamClinicPath}/${next.slug}`}>
            {fill(clinicMessages.drill.next, { title: next.title })}
          </ButtonLink>
        ) : null}
        <TextLink href={scamClinicPath}>{clinicMessages.drill.all}</TextLink>
      </p>
    </>
  );
}
