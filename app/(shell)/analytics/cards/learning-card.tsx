import { LearningSummary } from '@/components/education/learning-summary';
import { TextLink } from '@/components/ui/text-link';
import { currentUser } from '@/lib/auth/server/session';
import { learnPath } from '@/lib/education/domain/course-paths';
import { overviewOf } from '@/lib/education/domain/overview';
import { loadCourse } from '@/lib/education/server/source';
import { readMyProgress } from '@/lib/education/server/store';
import { messages } from '@/lib/messages';
import { defineCard } from '../card';

const { education } = messages();

/** The next step of learning and what is due. Members' content: for the demo nothing of it is read. */
export const learningCard = defineCard({
  id: 'learning',
  title: education.card.title,
  width: 'half',
  audience: 'personal',
  lines: 8,
  load: async ({ kind, now }) => {
    if (kind !== 'member') return 'demo';
    const [member, course, progress] = await Promise.all([
      currentUser(),
      loadCourse(),
      readMyProgress(),
    ]);
    if (!member || !progress.ok) return null;
    return overviewOf(course, progress.value, { uid: member.uid, now });
  },
  show: (known) =>
    known === 'demo' ? (
      <p>
        {education.card.demo} <TextLink href={learnPath}>{education.card.demoLink}</TextLink>
      </p>
    ) : known ? (
      <LearningSummary overview={known} messages={education} />
    ) : (
      <p>{education.card.unavailable}</p>
    ),
});
