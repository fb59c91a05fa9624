import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ControlGallery } from '@/components/examples/forms/control-gallery';
import { GoalForm } from '@/components/examples/forms/goal-form';
import { Breadcrumbs } from '@/components/shell/breadcrumbs';
import { Card } from '@/components/ui/card/card';
import { PageHeader } from '@/components/ui/page-header';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { env } from '@/lib/env';
import { checkGoal } from '@/lib/examples/actions';
import { takenGoal } from '@/lib/examples/goal';
import { messages } from '@/lib/messages';
import { fill } from '@/lib/messages/fill';

const { forms, navigation } = messages();
const { description, intro, gallery: _gallery, ...goalMessages } = forms;

export const metadata: Metadata = {
  title: navigation.titles.basicForms,
  description,
  alternates: { canonical: '/forms' },
};

/** Every control of the site, in one form that posts. Dynamic: a page that answers a POST is never static. */
export default async function FormsPage() {
  await connection();
  return (
    <>
      <Breadcrumbs path="/forms" siteUrl={env.siteUrl} />
      <PageHeader title={navigation.titles.basicForms} />
      <div className="grid grid-cols-1 gap-4">
        <Card
          title={forms.goal.title}
          titleId="goal"
          description={`${intro} ${fill(forms.goal.description, { taken: takenGoal })}`}
        >
          <GoalForm action={checkGoal} today={dateInIndia(new Date())} messages={goalMessages} />
        </Card>
        <ControlGallery />
      </div>
    </>
  );
}
