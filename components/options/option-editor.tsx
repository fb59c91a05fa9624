'use client';

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/fields/field';
import { Waiting } from '@/components/ui/loading/waiting';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import type { TypedStrategy, Underlying } from '@/lib/options/domain/position/typed-strategy';
import type { MemberTrades, PanelName, PanelWords } from './editor-panels';
import type { FormWords } from './form-words';
import { LegFields } from './leg-fields';
import { MarketFields } from './market-fields';
import { MoveSliders, type MoveWords } from './move-sliders';
import { useOptionEditor } from './use-option-editor';

const panelNames: readonly PanelName[] = ['views', 'chain', 'journal'];

type OptionEditorProps = {
  /** Where the form goes without scripts. */
  action: string;
  initialTyped: TypedStrategy;
  initialWords: FormWords;
  initialMoveWords: MoveWords;
  /** What the server analysed. */
  initialGood: Strategy | null;
  initialPath: string | null;
  today: IsoDate;
  mostLegs: number;
  underlyings: readonly { value: Underlying; label: string }[];
  expiries: readonly IsoDate[];
  messages: Messages['options'];
  trades: MemberTrades;
  panelWords: PanelWords;
  /** As the server drew them: the choice of a preset, figures, payoff, what is below, and presets as pictures. */
  presetField: ReactNode;
  stats: ReactNode;
  payoff: ReactNode;
  details: ReactNode;
  pictures: ReactNode;
};

/**
 * The analysis as one types. Its form is a plain GET form: without scripts the same page answers. With them the
 * address follows the legs, so that it can be shared, reloaded and bookmarked.
 */
export function OptionEditor(props: OptionEditorProps) {
  const { action, initialPath, messages } = props;
  const root = useRef<HTMLDivElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  const editor = useOptionEditor(root, props);
  const { typed, code: engine, isEdited, answer: analysis, moves, words, loaded, load } = editor;
  const { problems } = words;
  const [panels, setPanels] = useState<typeof import('./editor-panels') | null>(null);
  const path = editor.address ?? initialPath;
  const { form: labels, answer: answerWords } = messages;

  const pickPicture = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-preset]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void editor.loadPreset(link.dataset.preset ?? '').then((isLoaded) => {
      if (!isLoaded) window.location.assign(link.href);
      else answerBox.current?.focus();
    });
  });
  useEffect(() => {
    const element = root.current;
    const pick = (event: MouseEvent) => pickPicture(event);
    // An opened panel shows what it has once its code is there; opened again, it is asked for again.
    const bringPanels = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-panels]')) return;
      Promise.all([import('./editor-panels'), loaded()]).then(
        ([code]) => setPanels(code),
        () => undefined,
      );
    };
    element?.addEventListener('toggle', bringPanels, { capture: true });
    // A key press needs focus, and focusin has already started the load: wait for it.
    const follow = (event: KeyboardEvent) =>
      void loaded().then((ready) => ready?.code.followHeatKeys(event));
    element?.addEventListener('pointerover', load);
    element?.addEventListener('click', pick, { capture: true });
    element?.addEventListener('keydown', follow);
    return () => {
      element?.removeEventListener('toggle', bringPanels, { capture: true });
      element?.removeEventListener('pointerover', load);
      element?.removeEventListener('click', pick, { capture: true });
      element?.removeEventListener('keydown', follow);
    };
  }, [load, loaded]);

  // Every button of the form sends it; here they are answered without the server, as soon as the code is there.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (editor.hasFailed || (isEdited && !engine)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const act = submitter instanceof HTMLButtonElement ? submitter.value : 'show';
    const pressed = {
      form: event.currentTarget,
      answerBox: answerBox.current,
      legCount: typed.legs.length,
      mostLegs: props.mostLegs,
      ...editor,
    };
    void loaded().then((ready) => ready?.code.answerPress(act, pressed));
  };
  // The first analysis is worked out a frame after the engine has come.
  const isReady = analysis !== null || editor.inputs === null;
  const shown = engine && isEdited && isReady ? { engine, analysis } : null;
  const isStale = Object.keys(problems).length > 0 && !editor.isGood;
  return (
    <div ref={root} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={labels.title} titleId="option-fields" className="no-print">
          <form action={action} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
            {/* The first button is what Enter presses. */}
            <button type="submit" name="act" value="show" tabIndex={-1} className="sr-only">
              {labels.submit}
            </button>
            <p className="text-sm text-ink-soft">{labels.example}</p>
            {props.presetField}
            <MarketFields
              typed={typed}
              words={words}
              problems={problems}
              underlyings={props.underlyings}
              messages={labels}
              onChange={editor.changeSettings}
            />
            <div role="group" aria-label={labels.legs} className="grid grid-cols-1 gap-3">
              {typed.legs.map((leg, index) => (
                <LegFields
                  key={index}
                  index={index}
                  leg={leg}
                  priceHint={words.legs[index]?.price}
                  volatilityHint={words.legs[index]?.volatility}
                  strikeError={problems[`${index}.strike`]}
                  expiryError={problems[`${index}.expiry`]}
                  lotsError={problems[`${index}.lots`]}
                  priceError={problems[`${index}.price`]}
                  volatilityError={problems[`${index}.volatility`]}
                  messages={labels}
                  onChange={editor.changeLeg}
                />
              ))}
            </div>
            <datalist id="option-expiries">
              {props.expiries.map((day) => (
                <option key={day} value={day} />
              ))}
            </datalist>
            {typed.legs.length < props.mostLegs ? (
              <Button id="option-add" type="submit" name="act" value="add" variant="secondary">
                {labels.add}
              </Button>
            ) : (
              <p className="text-sm text-ink-soft">{labels.most}</p>
            )}
            <div className="needs-scripts">
              <Disclosure title={labels.groups.savings}>
                <TextField
                  id="option-savings"
                  label={labels.savings}
                  before="₹"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  hint={labels.savingsHint}
                  value={editor.savings}
                  error={editor.hasBadSavings ? messages.problems['not-a-number'] : null}
                  onChange={({ target }) => editor.save(target.value)}
                />
                {engine ? <engine.PauseSwitch messages={messages.pause} /> : null}
              </Disclosure>
            </div>
            <Button type="submit" name="act" value="show">
              {labels.submit}
            </Button>
          </form>
        </Card>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <div
            ref={answerBox}
            tabIndex={-1}
            role="group"
            aria-labelledby="option-answer"
            className="min-w-0"
          >
            <Card title={answerWords.title} titleId="option-answer">
              {editor.hasFailed ? <Alert tone="warn">{answerWords.unavailable}</Alert> : null}
              {shown ? (
                shown.analysis ? (
                  <shown.engine.AnswerStats
                    analysis={shown.analysis}
                    savingsRupees={editor.savingsRupees}
                    isStale={isStale}
                    messages={messages}
                  />
                ) : (
                  <p>{answerWords.none}</p>
                )
              ) : (
                <Waiting isWaiting={isEdited}>{props.stats}</Waiting>
              )}
              <LiveRegion className="sr-only">
                {shown?.analysis && editor.isGood && editor.isSettled
                  ? shown.engine.answerSentence(shown.analysis, answerWords)
                  : null}
              </LiveRegion>
            </Card>
          </div>
          <Card title={messages.payoff.title} titleId="option-payoff-title">
            {shown ? (
              shown.analysis ? (
                <shown.engine.PayoffFigure
                  analysis={shown.analysis}
                  moves={editor.drawnMoves}
                  messages={messages}
                />
              ) : null
            ) : (
              <Waiting isWaiting={isEdited}>{props.payoff}</Waiting>
            )}
            <MoveSliders
              moves={moves}
              words={
                engine && isEdited
                  ? engine.moveWords(editor.inputs, moves, messages.moves)
                  : props.initialMoveWords
              }
              messages={messages.moves}
              onMove={editor.move}
            />
            <div className="mt-2 flex min-h-20 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
              {engine && path ? (
                <engine.ShareLink path={path} messages={messages.share} />
              ) : path ? (
                <a
                  href={path}
                  className="text-sm font-semibold text-accent underline underline-offset-4"
                >
                  {messages.share.link}
                </a>
              ) : null}
              {engine ? <engine.PictureButtons messages={messages.payoff} /> : null}
            </div>
          </Card>
        </div>
      </div>
      <div data-panels="" className="grid grid-cols-1 gap-3">
        {panelNames.map((name) => (
          <div key={name} className="needs-scripts">
            <Disclosure title={props.panelWords[name].title} note={messages.panels[name]}>
              {panels ? (
                <panels.EditorPanel
                  name={name}
                  typed={typed}
                  analysis={analysis}
                  path={path}
                  trades={props.trades}
                  today={props.today}
                  words={props.panelWords}
                  messages={messages}
                  onChange={editor.change}
                />
              ) : (
                <p role="status">{answerWords.loading}</p>
              )}
            </Disclosure>
          </div>
        ))}
      </div>
      {props.pictures}
      {shown ? (
        shown.analysis ? (
          <shown.engine.StrategyDetails
            analysis={shown.analysis}
            moves={editor.drawnMoves}
            isLive
            messages={messages}
          />
        ) : null
      ) : (
        <Waiting isWaiting={isEdited}>{props.details}</Waiting>
      )}
    </div>
  );
}
