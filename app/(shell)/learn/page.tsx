import type { Metadata } from 'next';
import { LearnJoin, LearnSyllabus } from '@/components/education/learn-syllabus';
import { PageCrumbs } from '@/components/shell/breadcrumbs';
import { JsonLd } from '@/components/shell/json-ld';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { learnPath } from '@/lib/education/domain/course-paths';
import { courseListData } from '@/lib/education/domain/course';
import { loadCourse } from '@/lib/education/server/source';
import { env } from '@/lib/env';
import { messages } from '@/lib/messages';

const { education, navigation } = messages();

export const metadata: Metadata = {
  title: navigation.titles.learn,
  description: education.learn.description,
  alternates: { canonical: learnPath },
};

/** Prerendered at build: the whole syllabus, for all visitors. */
export const dynamic = 'error';

export default async function LearnPage() {
  const course = await loadCourse();
  return (
    <>
      <PageCrumbs steps={[{ title: navigation.titles.learn }]} />
      <PageHeader title={navigation.titles.learn} actions={<LearnJoin />} />
      <div className="mt-3">
        <LearnSyllabus course={course} today={dateInIndia(new Date())} />
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {education.learn.lead} {education.learn.joinText}
      </p>
      <JsonLd data={courseListData(course, env.siteUrl)} />
    </>
  );
}
