import type { ReactNode } from 'react';
import { MoveSliders, type MoveTexts } from '@/components/options/position/move-sliders';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Card } from '@/components/ui/card/card';
import type { EditorMessages } from './form-texts';
import type { OptionEditorState } from './use-option-editor';

export type FirstAnswer = {
  initialMoveTexts: MoveTexts;
  messages: EditorMessages;
  /** Rendered by the server: the result, its payoff and its figures. */
  stats: ReactNode;
  payoff: ReactNode;
  figures: ReactNode;
};

type AnswerCardProps = FirstAnswer & {
  editor: OptionEditorState;
  /** The address of the position; null where a field is wrong. */
  path: string | null;
  drawn: (live: ReactNode, first: ReactNode) => ReactNode;
};

/**
 * What the position earns and loses, what would change it, and what it costs, drawn by the server until a visitor changes it: three
 * cards in the grid of the editor. On a wide screen the sliders are below the legs.
 */
export function AnswerCard(props: AnswerCardProps) {
  const { editor, path, drawn, messages } = props;
  const { code: engine, live, moves } = editor;
  return (
    <>
      <Card className="min-w-0 xl:col-start-2 xl:row-start-1">
        {editor.hasFailed ? <Alert tone="warn">{messages.answer.unavailable}</Alert> : null}
        {drawn(
          live ? (
            <live.AnswerStats
              analysis={live.analysis}
              savingsRupees={editor.savingsRupees}
              stale={staleReasonOf(editor)}
            />
          ) : (
            <p>{messages.answer.none}</p>
          ),
          props.stats,
        )}
        <LiveRegion className="sr-only">
          {live && editor.isGood && editor.isSettled ? live.answerSentence(live.analysis) : null}
        </LiveRegion>
        {drawn(
          live ? <live.PayoffFigure analysis={live.analysis} moves={editor.drawnMoves} /> : null,
          props.payoff,
        )}
      </Card>
      <Card className="needs-scripts no-print min-w-0 xl:col-start-1 xl:row-start-2">
        <MoveSliders
          moves={moves}
          moveTexts={
            engine && editor.isEdited
              ? engine.moveTexts(editor.inputs, moves)
              : props.initialMoveTexts
          }
          messages={messages.moves}
          onMove={editor.move}
        />
      </Card>
      <Card className="min-w-0 xl:col-start-2 xl:row-start-2">
        {drawn(live ? <live.PositionFigures analysis={live.analysis} /> : null, props.figures)}
        <div className="no-print mt-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
          {engine && path ? (
            <engine.ShareLink path={path} />
          ) : path ? (
            <a href={path} className="link text-sm font-semibold">
              {messages.share.link}
            </a>
          ) : null}
          {engine ? <engine.PictureButtons /> : null}
        </div>
      </Card>
    </>
  );
}

/** Why the last good result is still shown; null where it is that of the fields. */
function staleReasonOf({ isGood, typed, messages }: OptionEditorState): 'field' | 'no-legs' | null {
  if (isGood) return null;
  if (typed.legs.length === 0) return 'no-legs';
  return Object.keys(messages.problems).length > 0 ? 'field' : null;
}
