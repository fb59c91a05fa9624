import { GuestTasks } from '@/components/dashboard/start/guest-tasks';
import { TaskList } from '@/components/dashboard/start/task-list';
import { Welcome } from '@/components/dashboard/start/welcome';
import { LearningSummary } from '@/components/education/learning-summary';
import { TextLink } from '@/components/ui/text-link';
import { dashboardHref } from '@/lib/dashboard/domain/dashboard-query';
import { learnPath } from '@/lib/education/domain/course-paths';
import { messages } from '@/lib/messages';
import type { CardView } from './card-view';

const { dashboard, education } = messages();
const { guest, ...startWords } = dashboard.start;

export const welcomeCard: CardView<'welcome'> = {
  title: dashboard.titles.welcome,
  isTitleHidden: true,
  lines: 16,
  show: (example) => (
    <Welcome label={dashboard.titles.worth} example={example} messages={dashboard.welcome} />
  ),
};

export const startCard: CardView<'start'> = {
  title: dashboard.titles.start,
  lines: 14,
  show: (tasks, viewer) =>
    viewer.kind === 'guest' ? (
      <GuestTasks
        messages={startWords}
        tasks={[
          { id: 'sip', ...guest.sip, href: '/features/sip-calculator' },
          { id: 'tax', ...guest.tax, href: '/features/income-tax-calculator' },
          { id: 'household', ...guest.household, href: '#card-checks' },
          { id: 'demo', ...guest.demo, href: dashboardHref({ isDemo: true }) },
          { id: 'account', ...guest.account, href: '/auth/signup?returnUrl=%2Fanalytics' },
        ]}
      />
    ) : (
      <TaskList tasks={tasks} messages={startWords} />
    ),
};

/** The next step of learning and what is due. */
export const learningCard: CardView<'learning'> = {
  title: education.card.title,
  lines: 8,
  show: (overview, { kind }) => {
    if (overview) return <LearningSummary overview={overview} messages={education} />;
    return kind === 'member' ? (
      <p>{education.card.unavailable}</p>
    ) : (
      <p className="text-sm">
        {education.card.demo} <TextLink href={learnPath}>{education.card.demoLink}</TextLink>
      </p>
    );
  },
};

/** The same for a new member: until a lesson is begun, the first tasks name the first lesson. */
export const begunLearningCard: CardView<'begun-learning'> = {
  ...learningCard,
  show: (overview) =>
    overview && overview.next.kind !== 'begin' ? (
      <LearningSummary overview={overview} messages={education} />
    ) : null,
};
