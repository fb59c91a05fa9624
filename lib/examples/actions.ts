'use server';

import { headers } from 'next/headers';
import { verifySameOrigin } from '@/lib/auth/server/session';
import { visitorAddress } from '@/lib/limits/visitor-source';
import { takeToken } from '@/lib/limits/store';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { answerGoal, unreadGoal } from './answer-goal';
import type { GoalAnswer } from './goal';

/** Checks the form and returns its values with their problems. It stores nothing, so it requires no user. */
export async function checkGoal(_previous: GoalAnswer, form: FormData): Promise<GoalAnswer> {
  await verifySameOrigin();
  const token = await takeToken('form', { uid: null, address: visitorAddress(await headers()) });
  if (!token.ok) return unreadGoal(form);
  return answerGoal(form, dateInIndia(new Date()));
}
