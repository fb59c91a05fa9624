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

export const maxQuestionLength = 600;

export const freshIntake: TypedIntake = {
  topic: '',
  horizon: '',
  risk: '',
  question: '',
  attached: '',
  agree: '',
};

/** What a form typed, from its entries: whatever is no text of a field is left out. */
export function typedIntakeOf(form: Pick<FormData, 'get'>): TypedIntake {
  const textOf = (field: IntakeField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    topic: textOf('topic'),
    horizon: textOf('horizon'),
    risk: textOf('risk'),
    question: textOf('question'),
    attached: textOf('attached'),
    agree: textOf('agree'),
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
  const question = typed.question.normalize('NFC').trim();
  const problems: Partial<Record<IntakeField, IntakeProblem>> = {
    ...(topic ? {} : { topic: 'missing' }),
    ...(horizon ? {} : { horizon: 'missing' }),
    ...(risk ? {} : { risk: 'missing' }),
    ...(question === '' ? { question: 'missing' } : {}),
    ...(question.length > maxQuestionLength ? { question: 'too-long' } : {}),
    ...(typed.agree === 'on' ? {} : { agree: 'missing' }),
  };
  const isWhole = topic && horizon && risk && Object.keys(problems).length === 0;
  return { intake: isWhole ? { topic, horizon, risk, question } : null, problems };
}
