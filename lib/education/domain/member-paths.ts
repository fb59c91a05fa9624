import { educationPath } from './course-paths';

export const notesPath = `${educationPath}/notes`;
export const notesExportPath = `${notesPath}/notes.md`;
export const scamClinicPath = `${educationPath}/scam-clinic`;
export const certificatesPath = `${educationPath}/certificates`;
export const publicCertificatesPath = '/certificates';

/** The page on which anybody who has its address can check a certificate. */
export function certificatePath(id: string): string {
  return `${publicCertificatesPath}/${id}`;
}
