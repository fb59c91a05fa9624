/** The learning paths in their order; each is a folder of content/lessons. */
export const pathSlugs = [
  'first-salary',
  'saving-and-funds',
  'tax',
  'stocks',
  'options-and-risk',
  'protection-loans-retirement',
] as const;

export const educationPath = '/features/financial-education';
export const reviewPath = `${educationPath}/review`;
export const weeklyMixPath = `${educationPath}/weekly-mix`;
export const learnPath = '/learn';

/** The id of a lesson: its path and its slug, as in its address. */
export type LessonId = `${string}/${string}`;

export function lessonIdOf(path: string, slug: string): LessonId {
  return `${path}/${slug}`;
}

/** The members' page of a lesson. */
export function lessonPath(id: LessonId): string {
  return `${educationPath}/${id}`;
}

/** The public page of a path: what it holds and its first lesson. */
export function publicPath(pathSlug: string): string {
  return `${learnPath}/${pathSlug}`;
}

export const notesPath = `${educationPath}/notes`;
export const notesExportPath = `${notesPath}/notes.md`;
export const scamClinicPath = `${educationPath}/scam-clinic`;
export const certificatesPath = `${educationPath}/certificates`;
export const publicCertificatesPath = '/certificates';

/** The page on which visitors check a certificate by its address. */
export function certificatePath(id: string): string {
  return `${publicCertificatesPath}/${id}`;
}

/** The address of a heading within its lesson: "What is a SIP?" is #what-is-a-sip. */
export function headingId(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
