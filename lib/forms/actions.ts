'use server';

import { verifySameOrigin } from '@/lib/auth/session';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { answerGoal } from './answer-goal';
import type { GoalAnswer } from './goal';

/** Checks the form and hands everything back with what is wrong. It keeps nothing, so it asks for no person. */
export async function checkGoal(_previous: GoalAnswer, form: FormData): Promise<GoalAnswer> {
  await verifySameOrigin();
  return answerGoal(form, dateInIndia(new Date()));
}
