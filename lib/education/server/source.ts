import 'server-only';
import type { MDXContent } from 'mdx/types';
import type { Course, LearningPath, Lesson } from '@/lib/education/domain/course';
import { lessonIdOf, pathSlugs } from '@/lib/education/domain/course-paths';
import {
  frontMatterSchema,
  learningPathSchema,
  quizSchema,
} from '@/lib/education/domain/lesson-files';

let known: Promise<Course> | null = null;

/** The whole course but the text of its lessons, read once. @throws naming the file whose shape is wrong. */
export function loadCourse(): Promise<Course> {
  known ??= Promise.all(pathSlugs.map(loadPath));
  return known;
}

/** The text of one lesson, as a component that wants the components of a lesson. */
export async function loadLessonText({
  pathSlug,
  slug,
}: Pick<Lesson, 'pathSlug' | 'slug'>): Promise<MDXContent> {
  return (await importLesson(pathSlug, slug)).default;
}

async function loadPath(pathSlug: string): Promise<LearningPath> {
  const file: { default: unknown } = await import(`@/content/lessons/${pathSlug}/path.json`);
  const { lessons, ...path } = learningPathSchema.parse(file.default);
  return {
    ...path,
    lessons: await Promise.all(lessons.map((slug, index) => loadLesson(pathSlug, slug, index + 1))),
  };
}

async function loadLesson(pathSlug: string, slug: string, number: number): Promise<Lesson> {
  const [text, quiz] = await Promise.all([
    importLesson(pathSlug, slug),
    importQuiz(pathSlug, slug),
  ]);
  const id = lessonIdOf(pathSlug, slug);
  try {
    const { questions } = quizSchema.parse(quiz.default);
    return {
      ...frontMatterSchema.parse(text.frontmatter),
      id,
      pathSlug,
      slug,
      number,
      questions,
    };
  } catch (error) {
    throw new Error(`Lesson ${id} has a wrong shape`, { cause: error });
  }
}

function importLesson(
  pathSlug: string,
  slug: string,
): Promise<{ default: MDXContent; frontmatter: unknown }> {
  return import(`@/content/lessons/${pathSlug}/${slug}.mdx`);
}

function importQuiz(pathSlug: string, slug: string): Promise<{ default: unknown }> {
  return import(`@/content/lessons/${pathSlug}/${slug}.quiz.json`);
}
