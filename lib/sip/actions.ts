'use server';

import { redirect } from 'next/navigation';
import { signInUrl } from '@/lib/auth/gate';
import { putMySavedItem } from '@/lib/saved/store';
import { readPlan } from './fields';
import { planPath, typedFromQuery } from './query';
import type { SaveState } from './save-state';
import { savedItemOf } from './saved-plan';

/**
 * Keeps the plan of the form for the person who is signed in. A guest goes to sign-in and finds the same
 * inputs on coming back: by script when the form says that scripts run (`scripts`), by redirect when not.
 */
export async function saveSipPlan(_: SaveState, form: FormData): Promise<SaveState> {
  const query = new URLSearchParams(textOf(form, 'plan'));
  const { plan } = readPlan(typedFromQuery(Object.fromEntries(query)));
  const item =
    plan && query.size > 0 ? savedItemOf(textOf(form, 'id'), textOf(form, 'title'), plan) : null;
  if (!plan || !item) return { status: 'invalid' };
  const saved = await putMySavedItem(item);
  if (saved.ok) return { status: 'saved' };
  if (saved.problem !== 'guest' && saved.problem !== 'ended') return { status: saved.problem };
  const signInPath = signInUrl(planPath(plan));
  if (saved.problem === 'guest' && !form.has('scripts')) redirect(signInPath);
  return { status: saved.problem, signInPath };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
