import { useMemo, useState, type ReactNode } from 'react';
import type { ToolField, ToolTexts } from '@/lib/tax/domain/inputs/fields';
import type { DetailsPart } from '@/components/tax/details/tax-details';
import type { TaxMessages } from '@/components/tax/form/form-groups';
import type { Answer } from './answer-of';
import { Loading } from './tax-parts';
import type { ToolPart } from './tools/tax-tools';

/** What the server drew of the example: its answer in one line and in full, and the parts below it. */
export type DrawnExample = {
  bar: ReactNode;
  answer: ReactNode;
  parts: Readonly<Record<Exclude<DetailsPart, 'caps'>, ReactNode>>;
};

/** The code of the engine that draws, with its messages. */
type DrawingRules = Pick<
  typeof import('./engine'),
  'AnswerBar' | 'ExampleAnswer' | 'TaxAnswer' | 'TaxDetails' | 'TaxTool' | 'TaxSaving'
> & { messages: TaxMessages };

/**
 * The answer and the parts below it: as the server drew them for the example, and as the engine draws them once a visitor
 * types. Each is memoized, so that a key press renders its own field only.
 */
export function useDrawnParts({
  rules,
  answer,
  detailed,
  isEdited,
  isExample,
  isStale,
  tools,
  onTool,
  fragment,
  drawnExample: { bar: exampleBar, answer: exampleAnswer, parts: exampleParts },
  loading,
}: {
  /** Null until the engine is there. */
  rules: DrawingRules | null;
  answer: Answer | null;
  /** The same answer, a moment later: for parts that are expensive to render. */
  detailed: Answer | null;
  isEdited: boolean;
  /** Nothing is typed that could be computed. */
  isExample: boolean;
  /** A field is wrong: the answer is of the input before. */
  isStale: boolean;
  tools: ToolTexts;
  onTool: (field: ToolField, text: string) => void;
  /** The part of the address after the #, with it; empty while there is nothing to save. */
  fragment: string;
  drawnExample: DrawnExample;
  /** In place of what the engine has not drawn yet. */
  loading: string;
}) {
  /** The income around which the part on the next rupee looks; null for the visitor's own. */
  const [aroundRupees, setAroundRupees] = useState<number | null>(null);

  const bar = useMemo(
    () =>
      rules && answer && isEdited ? (
        <rules.AnswerBar
          answer={answer}
          isExample={isExample}
          isStale={isStale && !isExample}
          messages={rules.messages}
        />
      ) : (
        exampleBar
      ),
    [rules, answer, isEdited, isExample, isStale, exampleBar],
  );
  const shownAnswer = useMemo(() => {
    if (!rules || !answer || !isEdited) return exampleAnswer;
    if (isExample) return <rules.ExampleAnswer answer={answer} messages={rules.messages} />;
    return (
      <rules.TaxAnswer
        answer={answer}
        drawn={detailed ?? answer}
        isStale={isStale}
        title={rules.messages.answer.title}
        messages={rules.messages}
      />
    );
  }, [rules, answer, detailed, isEdited, isExample, isStale, exampleAnswer]);
  const parts = useMemo(() => {
    if (!rules || !detailed) return { ...exampleParts, caps: <Loading text={loading} /> };
    const draw = (part: DetailsPart) => (
      <rules.TaxDetails
        part={part}
        answer={detailed}
        aroundRupees={aroundRupees}
        onAround={setAroundRupees}
        messages={rules.messages}
      />
    );
    return {
      // Those that the server drew whole stay until a visitor types.
      ...(isEdited ? { steps: draw('steps'), slabs: draw('slabs') } : exampleParts),
      caps: draw('caps'),
      nextRupee: draw('nextRupee'),
    };
  }, [rules, detailed, isEdited, aroundRupees, exampleParts, loading]);
  const toolEdit = useMemo(() => ({ texts: tools, onTool }), [tools, onTool]);
  const toolParts = useMemo(() => {
    const draw = (part: ToolPart) =>
      rules && detailed ? (
        <rules.TaxTool
          part={part}
          answer={detailed}
          isExample={isExample}
          tools={toolEdit}
          messages={rules.messages}
        />
      ) : (
        <Loading text={loading} />
      );
    return { takeHome: draw('takeHome'), advance: draw('advance'), whatIf: draw('whatIf') };
  }, [rules, detailed, isExample, toolEdit, loading]);
  const saving = useMemo(
    () =>
      rules && detailed ? (
        <rules.TaxSaving
          answer={detailed}
          fragment={fragment}
          isStale={isStale}
          messages={rules.messages}
        />
      ) : null,
    [rules, detailed, fragment, isStale],
  );
  return { bar, answer: shownAnswer, parts, tools: toolParts, saving };
}
