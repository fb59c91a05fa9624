import { useState, type FormEvent } from 'react';
import { Alert, LiveRegion } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/field';
import { isoDate } from '@/lib/calendar/read-iso-date';
import { fill } from '@/lib/messages/fill';
import { formatNumber, formatRupees } from '@/lib/money/rupees';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Leg } from '@/lib/options/domain/position/leg';
import { presetExpiries } from '@/lib/options/domain/position/typed-legs';
import {
  maxSentenceCharacters,
  proposalsForView,
  type Proposal,
  type Proposals,
  type ReadView,
  type View,
  type ViewPresetId,
  type ViewSetting,
} from '@/lib/options/domain/view/view';
import { readView } from '@/lib/options/domain/view/view-in-words';
import { optionViews as messages } from '@/lib/messages/en/options/option-views';

/** Strategies for a sentence about the market: the parts that were understood, the rest, and each position. */
export function ViewFinder({
  setting,
  onStrategyChosen,
}: {
  /** Spot, strikes, lot, expiries and the market's rates. No expiry may be before `date`. */
  setting: ViewSetting;
  onStrategyChosen: (legs: readonly Leg[], presetId: ViewPresetId) => void;
}) {
  const [sentence, setSentence] = useState('');
  const [read, setRead] = useState<ReadView | null>(null);
  const [chosenId, setChosenId] = useState<ViewPresetId | null>(null);
  const { spot, strikeStep, date, expiries } = setting;
  const ofExamples = {
    low: formatNumber((Math.round(spot / strikeStep) - 5) * strikeStep),
    high: formatNumber((Math.round(spot / strikeStep) + 5) * strikeStep),
    date: formatDate(presetExpiries(expiries, date).expiry),
  };
  const readNow = (text: string) => {
    setSentence(text);
    setRead(readView(text, { spot, today: date }));
    setChosenId(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    readNow(sentence);
  };
  const unreadWords = read ? (read.ok ? read.value : read.problem).unread : [];
  const unread = unreadWords.map((word) => fill(messages.quote, { word })).join(', ');
  return (
    <div className="grid grid-cols-1 gap-4">
      <form onSubmit={submit} noValidate className="grid gap-3">
        <TextField
          id="view-sentence"
          label={messages.label}
          hint={fill(messages.hint, ofExamples)}
          value={sentence}
          maxLength={maxSentenceCharacters}
          autoComplete="off"
          onChange={({ target }) => setSentence(target.value)}
        />
        <div>
          <Button type="submit" variant="secondary">
            {messages.submit}
          </Button>
        </div>
      </form>
      <div role="group" aria-label={messages.examplesLabel} className="flex flex-wrap gap-2">
        {Object.entries(messages.examples).map(([id, example]) => (
          <button
            key={id}
            type="button"
            onClick={() => readNow(fill(example, ofExamples))}
            className="min-h-11 rounded border border-line px-3 py-1 text-left text-sm text-accent hover:bg-accent-soft"
          >
            {fill(example, ofExamples)}
          </button>
        ))}
      </div>
      <LiveRegion>
        {read === null ? null : read.ok ? (
          <p className="max-w-prose">
            {fill(messages.readAs, {
              parts: viewParts(read.value.view).join(', '),
            })}{' '}
            {unread ? <strong>{fill(messages.unread, { words: unread })}</strong> : null}
          </p>
        ) : (
          <Alert tone="warn" title={messages.notUnderstood}>
            <p>
              {fill(messages.problems[read.problem.code], {
                ...ofExamples,
                words: pastDay(read.problem),
                characters: maxSentenceCharacters,
              })}
            </p>
            {unread && read.problem.code !== 'past-date' ? (
              <p>{fill(messages.unread, { words: unread })}</p>
            ) : null}
          </Alert>
        )}
      </LiveRegion>
      {read?.ok && expiries.length > 0 ? (
        <ProposalList
          view={read.value.view}
          found={proposalsForView(read.value.view, setting)}
          onChoose={({ legs, presetId }) => {
            onStrategyChosen(legs, presetId);
            setChosenId(presetId);
          }}
        />
      ) : null}
      <LiveRegion className="text-sm font-semibold text-gain">
        {chosenId ? fill(messages.chosen, { name: messages.presets[chosenId].name }) : null}
      </LiveRegion>
    </div>
  );
}

function pastDay({ code, unread: [day] }: Extract<ReadView, { ok: false }>['problem']): string {
  return day && code === 'past-date' ? formatDate(isoDate(day)) : '';
}

/** A market view restated in plain words, part by part. */
function viewParts(view: View): string[] {
  const { volatility, ofShares, isHedge, date, lossLimitRupees } = view;
  return [
    outlookPart(view),
    view.lean && (view.lean === 'up' ? messages.parts.leanUp : messages.parts.leanDown),
    rangePart(view),
    volatility &&
      (volatility === 'rises' ? messages.parts.volatilityRises : messages.parts.volatilityFalls),
    ofShares && messages.parts[ofShares],
    isHedge ? messages.parts.hedge : null,
    date && fill(messages.parts.until, { date: formatDate(date) }),
    lossLimitRupees === null
      ? null
      : fill(messages.parts.limit, { rupees: formatRupees(lossLimitRupees) }),
  ].filter((part) => part !== null);
}

function outlookPart({ outlook, strength }: View): string | null {
  switch (outlook) {
    case 'up':
    case 'down':
      return messages.parts[outlook][strength];
    case 'not-up':
      return messages.parts.notUp;
    case 'not-down':
      return messages.parts.notDown;
    case 'still':
    case 'move':
      return messages.parts[outlook];
    case null:
      return null;
  }
}

function rangePart({ outlook, range }: View): string | null {
  if (!range) return null;
  const { low, high } = range;
  if (low !== null && high !== null) {
    const levels = { low: formatNumber(low, 2), high: formatNumber(high, 2) };
    return fill(outlook === 'move' ? messages.parts.outside : messages.parts.between, levels);
  }
  return fill(messages.parts.level, { level: formatNumber(low ?? high, 2) });
}

/** The strategies for a view, with what each does and what it can lose. */
function ProposalList({
  view,
  found: { expiry, isExpiryTooEarly, proposals },
  onChoose,
}: {
  view: View;
  found: Proposals;
  onChoose: (proposal: Proposal) => void;
}) {
  const limit = view.lossLimitRupees === null ? '' : formatRupees(view.lossLimitRupees);
  return (
    <section aria-label={messages.found} className="grid gap-3">
      <h3 className="font-semibold">{messages.found}</h3>
      <p className="max-w-prose text-sm text-ink-soft">
        {fill(messages.expiry, { date: formatDate(expiry) })} {messages.information}
      </p>
      {isExpiryTooEarly && view.date ? (
        <p className="max-w-prose text-sm font-semibold">
          {fill(messages.tooEarly, { date: formatDate(view.date) })}
        </p>
      ) : null}
      {proposals.length === 0 ? <p className="text-sm">{messages.none}</p> : null}
      <ul className="grid gap-3 md:grid-cols-3">
        {proposals.map((proposal) => {
          const { presetId, worstRupees, isWithinLimit } = proposal;
          const { name, does } = messages.presets[presetId];
          return (
            <li
              key={presetId}
              className="grid content-between gap-3 rounded border border-line bg-surface p-4"
            >
              <div className="grid gap-1">
                <h4 className="font-semibold">{name}</h4>
                <p className="text-sm">{does}</p>
                <p className="text-sm text-ink-soft">
                  {worstRupees === 'unlimited'
                    ? messages.worstUnlimited
                    : fill(messages.worst, { rupees: formatRupees(worstRupees) })}
                </p>
                {isWithinLimit === null ? null : (
                  <p className={isWithinLimit ? 'text-sm text-gain' : 'text-sm text-loss'}>
                    {fill(isWithinLimit ? messages.withinLimit : messages.beyondLimit, {
                      rupees: limit,
                    })}
                  </p>
                )}
              </div>
              <div>
                <Button
                  variant="secondary"
                  aria-label={fill(messages.chooseNamed, { name })}
                  onClick={() => onChoose(proposal)}
                >
                  {messages.choose}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
