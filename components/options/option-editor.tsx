'use client';

import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { Disclosure } from '@/components/ui/disclosure';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { Waiting } from '@/components/ui/loading/skeleton';
import { whenNear } from '@/components/ui/loading/triggers';
import { Tabs } from '@/components/ui/tabs';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Strategy } from '@/lib/options/domain/position/read-strategy';
import type { AddressedPanel } from '@/lib/options/domain/position/strategy-address';
import {
  exchangeOf,
  firstExpiryOf,
  withFirstExpiry,
  type TypedStrategy,
  type Underlying,
} from '@/lib/options/domain/position/typed-strategy';
import type { CardPanel, EditorPanelProps, MemberTrades, PanelName } from './editor-panels';
import type { EditorMessages, FormMessages } from './form-texts';
import { LegFields, MarketFields } from './leg-fields';
import { MarketChoiceProvider, optionFormId } from './title-row';
import { MoveSliders, type MoveTexts } from '@/components/options/position/move-sliders';
import { useOptionEditor } from './use-option-editor';

type OptionEditorProps = {
  /** Where the form goes without scripts. */
  action: string;
  initialTyped: TypedStrategy;
  initialMessages: FormMessages;
  initialMoveTexts: MoveTexts;
  /** What the server analysed. */
  initialGood: Strategy | null;
  initialPath: string | null;
  today: IsoDate;
  mostLegs: number;
  underlyings: readonly { value: Underlying; label: string }[];
  expiries: readonly IsoDate[];
  messages: EditorMessages;
  trades: MemberTrades;
  indexFund: EditorPanelProps['indexFund'];
  /** The title row with the choice of a preset, and the notices below it. */
  header: ReactNode;
  /** Rendered by the server: the result, its figures, and the panels of the tabs. */
  stats: ReactNode;
  payoff: ReactNode;
  figures: ReactNode;
  heat: ReactNode;
  /** Null where a panel is drawn when it opens; without scripts its path shows it. */
  panels: Readonly<Record<AddressedPanel, ReactNode>>;
  panelPaths: Readonly<Record<AddressedPanel, string>>;
};

/**
 * The analysis, updated with every input. Its form is a GET form that works without scripts. With scripts the
 * address follows the legs, so that it can be shared, reloaded and bookmarked.
 */
export function OptionEditor(props: OptionEditorProps) {
  const { action, initialPath, messages } = props;
  const root = useRef<HTMLDivElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  const editor = useOptionEditor(root, props);
  const {
    typed,
    code: engine,
    isEdited,
    answer: analysis,
    moves,
    messages: editorMessages,
    loaded,
    load,
  } = editor;
  const { problems } = editorMessages;
  const path = editor.address ?? initialPath;
  const { form: labels, answer: answerMessages } = messages;

  const { change } = editor;
  useEffect(() => {
    const element = root.current;
    const pick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[data-preset]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void loaded().then((ready) => {
        if (ready) ready.code.openPreset(link, { answerBox: answerBox.current, change });
        else window.location.assign(link.href);
      });
    };
    // A key press needs focus, and focusin has already started the load: wait for it.
    const follow = (event: KeyboardEvent) =>
      void loaded().then((ready) => ready?.code.followHeatKeys(event));
    element?.addEventListener('pointerover', load);
    element?.addEventListener('click', pick, { capture: true });
    element?.addEventListener('keydown', follow);
    return () => {
      element?.removeEventListener('pointerover', load);
      element?.removeEventListener('click', pick, { capture: true });
      element?.removeEventListener('keydown', follow);
    };
  }, [load, loaded, change]);

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
  // Another underlying has other expiries, which the engine knows.
  const expiries = engine
    ? engine.comingExpiries(props.today, typed.underlying, typed.exchange)
    : props.expiries;
  const marketChoice = {
    underlying: typed.underlying,
    underlyings: props.underlyings,
    expiry: firstExpiryOf(typed.legs),
    expiries,
    onUnderlying: (underlying: Underlying) =>
      editor.changeSettings({ underlying, exchange: exchangeOf(underlying, typed.exchange) }),
    onExpiry: (expiry: string) =>
      editor.change((before) => ({ ...before, legs: withFirstExpiry(before.legs, expiry) })),
  };
  // The first analysis is worked out a frame after the engine has come.
  const isReady = analysis !== null || editor.inputs === null;
  const shown = engine && isEdited && isReady ? { engine, analysis } : null;
  const isStale = Object.keys(problems).length > 0 && !editor.isGood;
  /** A part of the page as it was last drawn: here, or by the server. */
  const drawn = (live: ReactNode, first: ReactNode) =>
    shown ? live : <Waiting isWaiting={isEdited}>{first}</Waiting>;
  const live = shown?.analysis ? { ...shown.engine, analysis: shown.analysis } : null;
  const lazyPanel = (name: PanelName) => (
    <LazyPanel
      name={name}
      ready={loaded}
      typed={typed}
      analysis={analysis}
      path={path}
      trades={props.trades}
      indexFund={props.indexFund}
      today={props.today}
      loading={messages.answer.loading}
      onChange={editor.change}
    />
  );
  /** A panel that the server renders where the address asks for it. */
  const addressedPanel = (name: AddressedPanel, link: string) =>
    props.panels[name] ?? (
      <>
        <div className="needs-scripts">{lazyPanel(name)}</div>
        <a href={props.panelPaths[name]} className="without-scripts underline">
          {link}
        </a>
      </>
    );
  const panel = (name: CardPanel) => ({
    id: `option-${name}`,
    title: messages.tabs[name],
    needsScripts: true,
    content: lazyPanel(name),
  });
  return (
    <div ref={root}>
      {/* The first button of a form is what Enter presses, and the presets have theirs in the title row. */}
      <button
        type="submit"
        form={optionFormId}
        name="act"
        value="show"
        tabIndex={-1}
        className="sr-only"
      >
        {labels.submit}
      </button>
      <MarketChoiceProvider value={marketChoice}>{props.header}</MarketChoiceProvider>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-12">
        <div
          ref={answerBox}
          tabIndex={-1}
          role="group"
          aria-label={answerMessages.title}
          className="min-w-0 lg:col-span-7 lg:col-start-6 lg:row-start-1"
        >
          <Card>
            {editor.hasFailed ? <Alert tone="warn">{answerMessages.unavailable}</Alert> : null}
            {drawn(
              live ? (
                <live.AnswerStats
                  analysis={live.analysis}
                  savingsRupees={editor.savingsRupees}
                  isStale={isStale}
                  messages={live.messages}
                />
              ) : (
                <p>{answerMessages.none}</p>
              ),
              props.stats,
            )}
            <LiveRegion className="sr-only">
              {live && editor.isGood && editor.isSettled
                ? live.answerSentence(live.analysis, live.messages.answer)
                : null}
            </LiveRegion>
            {drawn(
              live ? (
                <live.PayoffFigure
                  analysis={live.analysis}
                  moves={editor.drawnMoves}
                  messages={live.messages}
                />
              ) : null,
              props.payoff,
            )}
            <MoveSliders
              moves={moves}
              moveTexts={
                engine && isEdited
                  ? engine.moveTexts(editor.inputs, moves, messages.moves)
                  : props.initialMoveTexts
              }
              messages={messages.moves}
              onMove={editor.move}
            />
            {drawn(
              live ? (
                <live.PositionFigures analysis={live.analysis} messages={live.messages} />
              ) : null,
              props.figures,
            )}
            <div className="no-print mt-4 flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
              {engine && path ? (
                <engine.ShareLink path={path} messages={engine.messages.share} />
              ) : path ? (
                <a href={path} className="link text-sm font-semibold">
                  {messages.share.link}
                </a>
              ) : null}
              {engine ? <engine.PictureButtons messages={engine.messages.payoff} /> : null}
            </div>
          </Card>
        </div>
        <Card
          title={labels.title}
          titleId="option-fields"
          description={labels.example}
          className="no-print min-w-0 lg:col-span-5 lg:col-start-1 lg:row-start-1"
        >
          <form
            id={optionFormId}
            action={action}
            noValidate
            onSubmit={submit}
            className="grid grid-cols-1 gap-3"
          >
            <MarketFields
              typed={typed}
              fieldMessages={editorMessages}
              problems={problems}
              messages={labels}
              onChange={editor.changeSettings}
            >
              <div role="group" aria-label={labels.legs} className="grid grid-cols-1 gap-2">
                {typed.legs.map((leg, index) => (
                  <LegFields
                    key={index}
                    index={index}
                    leg={leg}
                    priceHint={editorMessages.legs[index]?.price}
                    volatilityHint={editorMessages.legs[index]?.volatility}
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
                {expiries.map((day) => (
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
            </MarketFields>
            <div className="needs-scripts">
              <Disclosure title={labels.groups.savings}>
                {engine ? (
                  <engine.SavingsFields
                    savings={editor.savings}
                    isWrong={editor.hasBadSavings}
                    messages={engine.messages}
                    onType={editor.save}
                  />
                ) : (
                  <p role="status">{answerMessages.loading}</p>
                )}
              </Disclosure>
            </div>
            <Button type="submit" name="act" value="show">
              {labels.submit}
            </Button>
          </form>
        </Card>
      </div>
      <div className="mt-4">
        <Tabs
          label={messages.tabs.label}
          tabs={[
            {
              id: 'option-heat',
              title: messages.tabs.heat,
              content: drawn(
                live ? (
                  <live.HeatCard
                    analysis={live.analysis}
                    moves={editor.drawnMoves}
                    messages={live.messages}
                  />
                ) : null,
                props.heat,
              ),
            },
            {
              id: 'option-greeks',
              title: messages.tabs.greeks,
              content: drawn(
                live ? <live.GreeksCard analysis={live.analysis} messages={live.messages} /> : null,
                addressedPanel('greeks', messages.tabs.greeks),
              ),
            },
            {
              id: 'option-charges',
              title: messages.tabs.charges,
              content: drawn(
                live ? (
                  <live.ChargesCard analysis={live.analysis} messages={live.messages} />
                ) : null,
                addressedPanel('charges', messages.tabs.charges),
              ),
            },
            panel('chain'),
            panel('history'),
            panel('views'),
            {
              id: 'option-presets',
              title: messages.tabs.presets,
              content: addressedPanel('presets', messages.presets.show),
            },
            panel('journal'),
            {
              id: 'option-rules',
              title: messages.tabs.rules,
              content: addressedPanel('rules', messages.law.show),
            },
          ]}
        />
      </div>
    </div>
  );
}

/** A panel whose code comes with the first look at it, together with the engine that its legs go to. */
function LazyPanel({
  ready,
  loading,
  ...panel
}: EditorPanelProps & { ready: () => Promise<unknown>; loading: string }) {
  const { code, place } = useLazy(async () => {
    const [editorPanels] = await Promise.all([import('./editor-panels'), ready()]);
    return editorPanels;
  }, whenNear(0));
  return (
    <div ref={place}>{code ? <code.EditorPanel {...panel} /> : <p role="status">{loading}</p>}</div>
  );
}
