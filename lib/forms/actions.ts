'use server';

import { headers } from 'next/headers';
import { verifySameOrigin } from '@/lib/auth/server/session';
import { visitorAddress } from '@/lib/limits/address-source';
import { takeToken } from '@/lib/limits/store';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { answerGoal, unreadGoal } from './answer-goal';
import type { GoalAnswer } from './goal';

/** Checks the form and hands everything back with what is wrong. It keeps nothing, so it asks for no person. */
export async function checkGoal(_previous: GoalAnswer, form: FormData): Promise<GoalAnswer> {
  await verifySameOrigin();
  const turn = await takeToken('form', { uid: null, address: visitorAddress(await headers()) });
  if (!turn.ok) return unreadGoal(form);
  return answerGoal(form, dateInIndia(new Date()));
}
