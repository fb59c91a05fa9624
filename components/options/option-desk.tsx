'use client';

import { useEffect, useEffectEvent, useRef, type ReactNode, type SubmitEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Disclosure } from '@/components/ui/disclosure';
import { TextField } from '@/components/ui/field';
import type { IsoDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { mostLegs } from '@/lib/options/leg';
import type { Strategy } from '@/lib/options/read-strategy';
import type { TypedLeg, TypedStrategy, Underlying } from '@/lib/options/typed-strategy';
import type { FormWords } from './form-words';
import { followHeatKeys } from './heat-keys';
import { LegFields } from './leg-fields';
import { MarketFields } from './market-fields';
import { MoveSliders, type MoveWords } from './move-sliders';
import { PresetField, type PresetView } from './preset-field';
import { useDesk } from './use-desk';

const addressMs = 300;

type OptionDeskProps = {
  /** Where the form goes without scripts. */
  action: string;
  initialTyped: TypedStrategy;
  initialWords: FormWords;
  initialMoveWords: MoveWords;
  /** What the server analysed. */
  initialGood: Strategy | null;
  initialPath: string | null;
  today: IsoDate;
  presets: PresetView;
  underlyings: readonly { value: Underlying; label: string }[];
  expiries: readonly IsoDate[];
  messages: Messages['options'];
  /** As the server drew them: figures, payoff, what is below, the link, and all strategies as pictures. */
  stats: ReactNode;
  payoff: ReactNode;
  details: ReactNode;
  share: ReactNode;
  pictures: ReactNode;
};

/**
 * The analysis as one types. Its form is a plain GET form: without scripts the same page answers. With them the
 * address follows the legs, so that it can be shared, reloaded and bookmarked.
 */
export function OptionDesk(props: OptionDeskProps) {
  const { action, initialWords, initialPath, messages } = props;
  const desk = useDesk(props);
  const { typed, engine, isEdited, answer, drawn, moves, problems, found } = desk;
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const answerBox = useRef<HTMLDivElement>(null);
  const words = answer?.words ?? initialWords;
  const path = answer ? answer.path : initialPath;
  const { form: labels, answer: answerWords } = messages;

  // What was typed before the scripts ran stands in the fields, and only there.
  const adoptFound = useEffectEvent(() => {
    const data = new FormData(form.current ?? undefined);
    const textOf = (key: string) => {
      const text = data.get(key);
      return typeof text === 'string' ? text : null;
    };
    typed.legs.forEach((leg, index) => {
      for (const [name, text] of Object.entries(leg) as [keyof TypedLeg, string][]) {
        const there = textOf(`leg${index + 1}.${name}`);
        if (there !== null && there !== text) desk.changeLeg(index, { [name]: there });
      }
    });
    const spot = textOf('spot');
    if (spot !== null && spot !== typed.spot) desk.changeSettings({ spot });
  });
  useEffect(() => adoptFound(), []);

  const pickPicture = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLAnchorElement>('a[data-preset]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void desk.loadPreset(link.dataset.preset ?? '').then((isLoaded) => {
      if (!isLoaded) window.location.assign(link.href);
      else answerBox.current?.focus();
    });
  });
  useEffect(() => {
    const element = root.current;
    const pick = (event: MouseEvent) => pickPicture(event);
    element?.addEventListener('click', pick, { capture: true });
    element?.addEventListener('keydown', followHeatKeys);
    return () => {
      element?.removeEventListener('click', pick, { capture: true });
      element?.removeEventListener('keydown', followHeatKeys);
    };
  }, []);

  useEffect(() => {
    if (!isEdited || path === null) return;
    // Once a pause: browsers refuse more than a hundred changes of the address in half a minute.
    const write = () => {
      forget();
      window.history.replaceState(null, '', path);
    };
    const timer = setTimeout(write, addressMs);
    // A press may lead away, and a change of the address during a navigation would end it: so before it.
    document.addEventListener('click', write, { capture: true });
    const forget = () => {
      clearTimeout(timer);
      document.removeEventListener('click', write, { capture: true });
    };
    return forget;
  }, [isEdited, path]);

  const submit = (event: SubmitEvent) => {
    // While the code that answers is not here, the form goes its plain way and the server answers.
    if (isEdited && !answer) return;
    event.preventDefault();
    desk.settle();
    const [wrong] = Object.keys(found);
    const box = wrong && form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (box) {
      box.closest('details')?.setAttribute('open', '');
      box.focus();
    } else if (!wrong) answerBox.current?.focus();
  };
  const add = () => {
    const number = typed.legs.length + 1;
    void desk.addLeg().then(() => {
      requestAnimationFrame(() => document.getElementById(`option-side-${number}`)?.focus());
    });
  };
  const remove = (index: number) => {
    desk.removeLeg(index);
    const number = Math.max(1, Math.min(index + 1, typed.legs.length - 1));
    requestAnimationFrame(() => {
      const next = document.getElementById(`option-side-${number}`);
      (next ?? document.getElementById('option-add'))?.focus();
    });
  };
  const shown = engine && drawn.answer ? { engine, ...drawn.answer } : null;
  const isStale = Object.keys(problems).length > 0 && shown?.isGood === false;
  return (
    <div ref={root} className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card title={labels.title} titleId="option-fields" className="no-print">
          <form
            ref={form}
            action={action}
            noValidate
            onSubmit={submit}
            onFocus={() => void desk.load()}
            className="grid grid-cols-1 gap-4"
          >
            {/* The first button is what Enter presses. */}
            <button type="submit" name="act" value="show" tabIndex={-1} className="sr-only">
              {labels.submit}
            </button>
            <p className="text-sm text-ink-soft">{labels.example}</p>
            <PresetField
              view={props.presets}
              messages={labels}
              onLoad={(preset) => void desk.loadPreset(preset)}
            />
            <MarketFields
              typed={typed}
              words={words}
              problems={problems}
              underlyings={props.underlyings}
              messages={labels}
              onChange={desk.changeSettings}
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
                  onChange={desk.changeLeg}
                  onRemove={remove}
                />
              ))}
            </div>
            <datalist id="option-expiries">
              {props.expiries.map((day) => (
                <option key={day} value={day} />
              ))}
            </datalist>
            {typed.legs.length < mostLegs ? (
              <Button
                id="option-add"
                type="submit"
                name="act"
                value="add"
                look="secondary"
                onClick={(event) => {
                  event.preventDefault();
                  add();
                }}
              >
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
                  value={desk.savings}
                  error={desk.hasBadSavings ? messages.problems['not-a-number'] : null}
                  onChange={({ target }) => desk.save(target.value)}
                />
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
              {desk.hasLoadingFailed ? <Alert tone="warn">{answerWords.unavailable}</Alert> : null}
              {shown ? (
                shown.analysis ? (
                  <shown.engine.AnswerStats
                    analysis={shown.analysis}
                    savingsRupees={desk.savingsRupees}
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
                {shown?.analysis && shown.isGood && desk.isSettled
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
                  moves={drawn.moves}
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
                  ? engine.moveWords(desk.lastGood, moves, messages.moves)
                  : props.initialMoveWords
              }
              messages={messages.moves}
              onMove={desk.move}
            />
            <div className="mt-2 border-t border-line pt-4">
              {shown ? (
                shown.path ? (
                  <shown.engine.ShareLink path={shown.path} messages={messages.share} />
                ) : null
              ) : (
                <Waiting isWaiting={isEdited}>{props.share}</Waiting>
              )}
            </div>
          </Card>
        </div>
      </div>
      {props.pictures}
      {shown ? (
        shown.analysis ? (
          <shown.engine.StrategyDetails
            analysis={shown.analysis}
            moves={drawn.moves}
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

/** What the server drew, pale and out of reach while the code that will redraw it is on its way. */
function Waiting({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  return (
    <div
      inert={isWaiting}
      aria-busy={isWaiting || undefined}
      className={classNames(isWaiting ? 'opacity-50' : null)}
    >
      {children}
    </div>
  );
}
