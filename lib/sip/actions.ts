'use server';

import { redirect } from 'next/navigation';
import { signInUrl } from '@/lib/auth/gate';
import { putMySavedItem } from '@/lib/saved/store';
import { readPlan } from './fields';
import type { SipPlan } from './plan';
import { planPath, sipPath, typedFromQuery } from './query';
import { saveStatusKey, type SaveState } from './save-state';
import { savedItemOf } from './saved-plan';

/** Keeps the plan of the form for the person who is signed in; a guest learns where to sign in. */
export async function saveSipPlan(form: FormData): Promise<SaveState> {
  const plan = planOf(form);
  const item = plan ? savedItemOf(textOf(form, 'id'), textOf(form, 'title'), plan) : null;
  if (!plan || !item) return { status: 'invalid' };
  const saved = await putMySavedItem(item);
  if (saved.ok) return { status: 'saved' };
  return saved.problem === 'guest' || saved.problem === 'ended'
    ? { status: saved.problem, signInPath: signInUrl(planPath(plan)) }
    : { status: saved.problem };
}

/**
 * The same as a plain form post: a guest goes to sign-in and finds the same inputs on coming back, everybody
 * else comes back to the page with the outcome in its address, so that a reload posts nothing again.
 */
export async function postSipPlan(form: FormData): Promise<void> {
  const { status, signInPath } = await saveSipPlan(form);
  if (status === 'guest' && signInPath) redirect(signInPath);
  const plan = planOf(form);
  redirect(`${plan ? `${planPath(plan)}&` : `${sipPath}?`}${saveStatusKey}=${status}#sip-save`);
}

function planOf(form: FormData): SipPlan | null {
  const query = new URLSearchParams(textOf(form, 'plan'));
  return query.size > 0 ? readPlan(typedFromQuery(Object.fromEntries(query))).plan : null;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
