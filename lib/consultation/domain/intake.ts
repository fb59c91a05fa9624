import { textOf } from '@/lib/form-text';
import { cutToBytes, readLines } from '@/lib/text/read-text';
import { isRecord } from '@/lib/fields-of';

/** What the form asks before a session, in the order of the page. */
export const intakeFields = ['topic', 'horizon', 'risk', 'question', 'attached', 'agree'] as const;

export type IntakeField = (typeof intakeFields)[number];

/** Exactly what was typed or chosen; `attached` is the id of a saved item or empty, a tick is `on`. */
export type TypedIntake = Readonly<Record<IntakeField, string>>;

export const topics = ['saving', 'tax', 'retirement', 'debt', 'protection', 'other'] as const;
export const horizons = ['under-3', 'three-to-seven', 'over-7'] as const;
export const risks = ['steady', 'uneasy', 'sell'] as const;

export type Intake = {
  topic: (typeof topics)[number];
  horizon: (typeof horizons)[number];
  risk: (typeof risks)[number];
  question: string;
};

export type IntakeProblem = 'missing' | 'too-long' | 'not-yours';

export type IntakeProblems = Readonly<Partial<Record<IntakeField, IntakeProblem>>>;

/** In characters. */
export const maxQuestionLength = 600;
/** Too long a text is returned in full, so that it can be shortened. */
const maxQuestionBytes = 20_000;
/** A saved item holds as much, also where each character is escaped in its JSON. */
const maxDraftBytes = 9_000;
const maxChoiceBytes = 100;

export const freshIntake: TypedIntake = {
  topic: '',
  horizon: '',
  risk: '',
  question: '',
  attached: '',
  agree: '',
};

/** What was typed into a form, from its entries; files and unknown fields are left out. */
export function typedIntakeOf(form: Pick<FormData, 'get'>): TypedIntake {
  return {
    topic: textOf(form, 'topic', maxChoiceBytes),
    horizon: textOf(form, 'horizon', maxChoiceBytes),
    risk: textOf(form, 'risk', maxChoiceBytes),
    question: textOf(form, 'question', maxQuestionBytes),
    attached: textOf(form, 'attached', maxChoiceBytes),
    agree: textOf(form, 'agree', maxChoiceBytes),
  };
}

/** The answers, or each field's problem. The same in the browser and on the server. */
export function readIntake(typed: TypedIntake): {
  intake: Intake | null;
  problems: IntakeProblems;
} {
  const topic = topics.find((known) => known === typed.topic);
  const horizon = horizons.find((known) => known === typed.horizon);
  const risk = risks.find((known) => known === typed.risk);
  const question = readLines(typed.question, { maxCharacters: maxQuestionLength });
  const problems: Partial<Record<IntakeField, IntakeProblem>> = {};
  if (!topic) problems.topic = 'missing';
  if (!horizon) problems.horizon = 'missing';
  if (!risk) problems.risk = 'missing';
  if (!question) problems.question = question === null ? 'too-long' : 'missing';
  if (typed.agree !== 'on') problems.agree = 'missing';
  const isWhole = topic && horizon && risk && question && Object.keys(problems).length === 0;
  return { intake: isWhole ? { topic, horizon, risk, question } : null, problems };
}

/** A person has one draft of this form: saving again replaces it. */
export const consultationDraftId = '00000000-0000-4000-8000-000000000004';

type DraftItem = {
  id: string;
  kind: 'draft';
  version: number;
  data: { form: 'consultation'; typed: Record<string, string> };
};

/** The consent tick is not saved, because consent belongs to sending. */
const savedFields = intakeFields.filter((field) => field !== 'agree');

/** What keeps a draft from being saved whole: a question far over its limit. */
export function draftProblems({ question }: TypedIntake): IntakeProblems {
  return cutToBytes(question, maxDraftBytes) === question ? {} : { question: 'too-long' };
}

/** The item that saves what was typed so far; of a question with `draftProblems`, its beginning. */
export function draftItemOf(typed: TypedIntake): DraftItem {
  const saved = savedFields.map((field): [string, string] => [
    field,
    cutToBytes(typed[field], field === 'question' ? maxDraftBytes : maxChoiceBytes),
  ]);
  return {
    id: consultationDraftId,
    kind: 'draft',
    version: 1,
    data: { form: 'consultation', typed: Object.fromEntries(saved) },
  };
}

/** What was typed, from a saved item; null for any other item. */
export function typedDraftOf(item: {
  id: string;
  kind: string;
  version: number;
  data: unknown;
}): TypedIntake | null {
  if (item.id !== consultationDraftId || item.kind !== 'draft' || item.version !== 1) return null;
  const typed = isRecord(item.data) ? item.data.typed : null;
  if (!isRecord(typed)) return null;
  const texts = savedFields.flatMap((field): [string, string][] => {
    const text = typed[field];
    return typeof text === 'string' ? [[field, text]] : [];
  });
  return { ...freshIntake, ...Object.fromEntries(texts) };
}
