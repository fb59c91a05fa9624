import type { Course, LearningPath } from './course';
import { learnPath, publicPath } from './course-paths';

const provider = { '@type': 'Organization', name: 'Arthayatra' };

/** A path as schema.org's Course: what search engines show of it. Free, and read at one's own pace. */
export function courseData(
  { slug, title, summary, lessons }: LearningPath,
  siteUrl: string,
): Readonly<Record<string, unknown>> {
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    '@type': 'Course',
    name: title,
    description: summary,
    url: `${siteUrl}${publicPath(slug)}`,
    inLanguage: 'en-IN',
    provider: { ...provider, sameAs: siteUrl },
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'INR' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
    },
    syllabusSections: lessons.map((lesson) => ({
      '@type': 'Syllabus',
      name: lesson.title,
      description: lesson.summary,
      timeRequired: `PT${lesson.minutes}M`,
    })),
  };
}

export function courseListData(course: Course, siteUrl: string): Readonly<Record<string, unknown>> {
  return {
    '@type': 'ItemList',
    url: `${siteUrl}${learnPath}`,
    itemListElement: course.map((path, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: courseData(path, siteUrl),
    })),
  };
}
