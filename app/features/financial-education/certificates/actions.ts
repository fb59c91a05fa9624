'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { signedOutOr } from '@/lib/auth/domain/account-problem';
import { requireUserForAction } from '@/lib/auth/server/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import {
  isCertificateId,
  isEarned,
  readCertificateName,
  type CertificateState,
} from '@/lib/education/domain/certificate';
import {
  issueMyCertificate,
  withdrawMyCertificate,
} from '@/lib/education/server/certificate-store';
import { certificatesPath } from '@/lib/education/domain/course-paths';
import { standingOf } from '@/lib/education/domain/learning/mastery';
import { loadCourse } from '@/lib/education/server/source';
import { readProgressOf } from '@/lib/education/server/store';
import { hiddenTextOf, shortTextOf } from '@/lib/form-text';
import type { PressState } from '@/lib/saved/save-problem';

/** Makes the certificate of the path that the form names, under `name` and the id that the form brought along. */
export async function issueCertificate(
  _: CertificateState,
  form: FormData,
): Promise<CertificateState> {
  const member = await requireUserForAction();
  const typed = shortTextOf(form, 'name');
  const answer = (status: CertificateState['status'], id: string | null = null) => ({
    status,
    name: typed,
    id,
  });
  if (!member.ok) return answer(signedOutOr(member.problem));
  const name = readCertificateName(typed);
  if (name === null) return answer('no-name');
  const [course, progress] = await Promise.all([loadCourse(), readProgressOf(member.value)]);
  if (!progress.ok) return answer(progress.problem);
  const now = new Date();
  const path = course.find(({ slug }) => slug === hiddenTextOf(form, 'path'));
  const standing = standingOf(course, progress.value, now).find(({ slug }) => slug === path?.slug);
  const id = hiddenTextOf(form, 'id');
  if (!path || !standing || !isEarned(standing) || !isCertificateId(id))
    return answer('not-earned');
  const issued = await issueMyCertificate(member.value, {
    id,
    path: path.slug,
    pathTitle: path.title,
    lessons: path.lessons.length,
    name,
    issuedOn: dateInIndia(now),
  });
  if (!issued.ok) return answer(issued.problem);
  refresh();
  return answer('issued', issued.value);
}

/** Withdraws the certificate that the form names by `id`. */
export async function withdrawCertificate(_: PressState, form: FormData): Promise<PressState> {
  const member = await requireUserForAction();
  if (!member.ok) return { status: member.problem };
  const id = hiddenTextOf(form, 'id');
  const withdrawn = await withdrawMyCertificate(member.value, id, dateInIndia(new Date()));
  // After a failure the name is still public: the member has to know.
  redirect(withdrawn.ok ? certificatesPath : `${certificatesPath}?notice=not-withdrawn`);
}
