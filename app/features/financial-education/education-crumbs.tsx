import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { educationPath } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';

const { navigation, shell } = messages();

/** The way to a page below the lessons. */
export function EducationCrumbs({ steps }: { steps: readonly BreadcrumbStep[] }) {
  return (
    <Breadcrumb
      label={shell.breadcrumbs}
      steps={[
        { id: 'home', title: navigation.home, href: homePath },
        { id: 'education', title: navigation.titles.financialEducation, href: educationPath },
        ...steps,
      ]}
      className="no-print mb-3"
    />
  );
}
