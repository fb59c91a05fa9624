'use server';

import { redirect } from 'next/navigation';
import { signInAgainUrl, signInUrl } from '@/lib/auth/domain/route-access';
import { dateInIndia } from '@/lib/calendar/iso-date';
import { hiddenTextOf, shortTextOf, textOf } from '@/lib/form-text';
import type { Language } from '@/lib/messages/language';
import { inLanguage } from '@/lib/navigation/in-language';
import { newSavedId } from '@/lib/saved/saved-item';
import { putMySavedItem, requireSaver } from '@/lib/saved/store';
import { readSearchParams, type QueryValues } from '@/lib/query-values';
import type { SipInputs } from '@/lib/sip/domain/inputs/fields';
import { readInputs } from '@/lib/sip/domain/inputs/inputs';
import { besideQuery } from '@/lib/sip/domain/inputs/history-query';
import { planBytes } from '@/lib/sip/domain/inputs/plan-in-browser';
import {
  inputsPath,
  nameQuery,
  openedQuery,
  typedFromQuery,
  typedQuery,
} from '@/lib/sip/domain/inputs/query';
import {
  addressField,
  newPlanField,
  openedField,
  saveStatusKey,
  type SaveState,
} from '@/lib/sip/domain/inputs/page-query';
import { dataAfter, savedItemOf } from '@/lib/sip/data/saved-plan';
import { sipPath } from '@/lib/navigation/page-paths';
import { isUuid } from '@/lib/text/uuid';

/**
 * Saves the plan of the form for the person who is signed in; a guest learns where to sign in, and comes back to the
 * same inputs and the same name.
 */
export async function saveSipPlan(form: FormData): Promise<SaveState> {
  const saver = await requireSaver('saved');
  if (!saver.ok && saver.problem !== 'guest' && saver.problem !== 'ended') {
    return { status: saver.problem };
  }
  const inputs = inputsOf(form);
  const title = shortTextOf(form, 'title');
  const id = (hiddenTextOf(form, newPlanField) ? '' : hiddenTextOf(form, 'id')) || newSavedId();
  const item = inputs ? savedItemOf(id, title, inputs) : null;
  if (!inputs || !item) return { status: 'invalid' };
  const saved = saver.ok
    ? await putMySavedItem(saver.value, item, (before) => dataAfter(before, item))
    : saver;
  if (saved.ok) return { status: 'saved', id };
  const path = pathOf(form, inputs, openedIdOf(form));
  if (saved.problem === 'guest') return { status: 'guest', signInPath: signInUrl(path) };
  if (saved.problem === 'ended') return { status: 'ended', signInPath: signInAgainUrl(path) };
  return { status: saved.problem };
}

/**
 * The same as a plain form post: a guest goes to sign-in, a member comes back to the page with the name and the outcome in
 * its address, so that a reload posts nothing again. Inputs that are no plan come back as they were typed. A plan that was
 * saved is opened: saved again, it is replaced. One that was opened before stays so, whatever the outcome.
 */
export async function postSipPlan(form: FormData): Promise<void> {
  const { status, signInPath, id } = await saveSipPlan(form);
  if (status === 'guest' && signInPath) redirect(signInPath);
  const inputs = inputsOf(form);
  const path = pathOf(form, inputs, id ?? openedIdOf(form));
  redirect(`${path}&${saveStatusKey}=${status}#sip-save`);
}

function inputsOf(form: FormData): SipInputs | null {
  const query = queryIn(form, 'plan');
  if (Object.keys(query).length === 0) return null;
  return readInputs(typedFromQuery(query), dateInIndia(new Date())).inputs;
}

function queryIn(form: FormData, field: string): QueryValues {
  return readSearchParams(new URLSearchParams(textOf(form, field, planBytes)));
}

/**
 * The page with the plan of the form, its name, the open tab and the fund.
 * @param id of the saved plan that it is; null for none
 */
function pathOf(form: FormData, inputs: SipInputs | null, id: string | null): string {
  const title = shortTextOf(form, 'title');
  const language = languageOf(form);
  const address = queryIn(form, addressField);
  const plan = inputs
    ? inputsPath(inputs, language)
    : `${inLanguage(sipPath, language)}?${typedQuery(typedFromQuery(address))}`;
  return plan + besideQuery(address) + (id ? openedQuery({ id, title }) : nameQuery(title));
}

/** The id of the saved plan that was opened; null for none, and where the form makes a new plan of it. */
function openedIdOf(form: FormData): string | null {
  const id = hiddenTextOf(form, 'id');
  const isOpened = hiddenTextOf(form, openedField) && !hiddenTextOf(form, newPlanField);
  return isOpened && isUuid(id) ? id : null;
}

/** The page's own language, so that one comes back to it. */
function languageOf(form: FormData): Language {
  return hiddenTextOf(form, 'language') === 'hi' ? 'hi' : 'en';
}
