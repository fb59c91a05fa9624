'use client';

import { OutOfSight } from '@/components/ui/loading/out-of-sight';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card/card';
import { useLazy } from '@/components/ui/loading/use-lazy';
import { BusyArea } from '@/components/ui/loading/skeleton';
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
import { AnswerCard, type FirstAnswer } from './answer-card';
import type { CardPanel, EditorPanelProps, MemberTrades, PanelName } from './editor-panels';
import type { FormMessages } from './form-texts';
import { LegForm } from './leg-form';
import { MarketChoiceContext, optionFormId } from './title-row';
import { useOptionEditor, usePresetLinks } from './use-option-editor';

type OptionEditorProps = FirstAnswer & {
  /** Where the form goes without scripts. */
  action: string;
  initialTyped: TypedStrategy;
  initialMessages: FormMessages;
  /** What the server analysed. */
  initialGood: Strategy | null;
  initialPath: string | null;
  today: IsoDate;
  maxLegs: number;
  underlyings: readonly { value: Underlying; label: string }[];
  expiries: readonly IsoDate[];
  trades: MemberTrades;
  indexFund: EditorPanelProps['indexFund'];
  /** The title row with the choice of a preset, and the notices below it. */
  header: ReactNode;
  /** Rendered by the server, as the panels. */
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
  const { messages } = props;
  const root = useRef<HTMLDivElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  const editor = useOptionEditor(root, props);
  const { typed, code: engine, live } = editor;
  const path = editor.address ?? props.initialPath;
  const { form: labels } = messages;
  usePresetLinks(root, answerBox, editor);

  // Every button of the form sends it; here they are answered without the server, as soon as the code is there.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (editor.hasFailed || (editor.isEdited && !engine)) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
    const act = submitter instanceof HTMLButtonElement ? submitter.value : 'show';
    const pressed = { form: event.currentTarget, answerBox: answerBox.current, ...editor };
    void editor.whenLoaded().then((ready) => ready?.code.answerPress(act, pressed));
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
  /** A part of the page as it was last drawn: here, or by the server. */
  const drawn = (fresh: ReactNode, first: ReactNode) =>
    editor.isLive ? fresh : <BusyArea isBusy={editor.isEdited}>{first}</BusyArea>;
  const lazyPanel = (name: PanelName) => (
    <LazyPanel
      {...props}
      name={name}
      whenLoaded={editor.whenLoaded}
      typed={typed}
      analysis={editor.answer}
      path={path}
      onChange={editor.change}
    />
  );
  const tab = (name: CardPanel | AddressedPanel | 'heat', content: ReactNode) => ({
    id: `option-${name}`,
    title: messages.tabs[name],
    content,
  });
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
  const cardTab = (name: CardPanel) => ({ ...tab(name, lazyPanel(name)), needsScripts: true });
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
      <MarketChoiceContext value={marketChoice}>{props.header}</MarketChoiceContext>
      <div className="grid grid-cols-1 gap-4 max-xl:items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:grid-cols-[34.75rem_minmax(0,1fr)]">
        <div
          ref={answerBox}
          tabIndex={-1}
          role="group"
          aria-label={messages.answer.title}
          className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1 xl:col-span-2 xl:col-start-1 xl:row-span-2 xl:row-start-1 xl:grid-cols-subgrid xl:grid-rows-subgrid"
        >
          <AnswerCard {...props} editor={editor} path={path} drawn={drawn} />
        </div>
        <Card
          title={labels.title}
          titleId="option-fields"
          description={labels.example}
          className="no-print min-w-0 lg:col-start-1 lg:row-start-1"
        >
          <LegForm {...props} editor={editor} expiries={expiries} onSubmit={submit} />
        </Card>
      </div>
      <OutOfSight>
        <div className="below-window mt-4 [--guessed-height:68rem]">
          <Tabs
            label={messages.tabs.label}
            tabs={[
              tab(
                'heat',
                drawn(
                  live ? (
                    <live.HeatCard analysis={live.analysis} moves={editor.drawnMoves} />
                  ) : null,
                  props.heat,
                ),
              ),
              tab(
                'greeks',
                drawn(
                  live ? <live.GreeksCard analysis={live.analysis} /> : null,
                  addressedPanel('greeks', messages.tabs.greeks),
                ),
              ),
              tab(
                'charges',
                drawn(
                  live ? <live.ChargesCard analysis={live.analysis} /> : null,
                  addressedPanel('charges', messages.tabs.charges),
                ),
              ),
              cardTab('chain'),
              cardTab('history'),
              cardTab('views'),
              tab('presets', addressedPanel('presets', messages.presets.show)),
              cardTab('journal'),
              tab('rules', addressedPanel('rules', messages.law.show)),
            ]}
          />
        </div>
      </OutOfSight>
    </div>
  );
}

/** A panel whose code is fetched when it is first opened, together with the engine that takes its legs. */
function LazyPanel(
  panel: EditorPanelProps &
    Pick<OptionEditorProps, 'messages'> & { whenLoaded: () => Promise<unknown> },
) {
  const { code, hasFailed, load, place } = useLazy(async () => {
    const [editorPanels] = await Promise.all([import('./editor-panels'), panel.whenLoaded()]);
    return editorPanels;
  }, whenNear(0));
  return (
    <div ref={place}>
      {code ? (
        <code.EditorPanel {...panel} />
      ) : (
        <div role="status">
          {hasFailed ? (
            <Button variant="secondary" onClick={load}>
              {panel.messages.answer.retry}
            </Button>
          ) : (
            panel.messages.answer.loading
          )}
        </div>
      )}
    </div>
  );
}
