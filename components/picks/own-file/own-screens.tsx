import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { figureColumn, Table } from '@/components/ui/table';
import { fill } from '@/lib/messages/fill';
import { formatNumber } from '@/lib/money/rupees';
import { notKnown } from '@/lib/text/not-known';
import { coverageOf } from '@/lib/picks/domain/screen/reasons';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { screens } from '@/lib/picks/domain/screen/screens';
import { OwnResultTable, ratioNames } from './own-lists';
import type { OwnViewProps } from './own-view-props';
import { Textarea } from '@/components/ui/fields/textarea';
import type { OwnMarket } from '@/lib/picks/domain/own-file/own-market';
import { ownNames } from '@/lib/picks/domain/ratios/own-ratio';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule';
import { compareTexts } from '@/lib/text/compare-texts';

/** Every screen on the reader's companies: how many pass, and what a screen needs that the files lack. */
export function OwnScreens(view: OwnViewProps) {
  const { market, messages } = view;
  const { ownFile, screenNames } = messages;
  const screensMessages = ownFile.screens;
  const [openId, setOpenId] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lines = useMemo(
    () =>
      screens
        .map(({ id, ...screen }) => {
          const coverage = coverageOf({ id, ...screen }, market.known);
          const result = coverage?.screen
            ? runScreen(coverage.screen, market.rows, market.asOf)
            : null;
          return { id, coverage, result };
        })
        .sort((one, other) => compareTexts(screenNames[one.id], screenNames[other.id])),
    [market, screenNames],
  );
  const open = lines.find(({ id }) => id === openId);
  useEffect(() => {
    if (openId) heading.current?.focus();
  }, [openId]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Table
        caption={screensMessages.caption}
        isCaptionHidden
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'screen',
            title: screensMessages.screen,
            width: 'name',
            cell: ({ id, result, coverage }) => (
              <>
                {result ? (
                  <Button
                    variant="quiet"
                    aria-label={fill(screensMessages.open, { screen: screenNames[id] })}
                    aria-expanded={id === openId}
                    onClick={() => setOpenId(id === openId ? null : id)}
                    className="-mx-3.5 text-left"
                  >
                    {screenNames[id]}
                  </Button>
                ) : (
                  screenNames[id]
                )}
                {coverage && coverage.missing.length > 0 ? (
                  <span className="block text-xs text-ink-soft md:hidden">
                    {fill(screensMessages.needsLine, { ratios: ratioNames(coverage.missing) })}
                  </span>
                ) : null}
              </>
            ),
          },
          figureColumn(
            'passed',
            fill(screensMessages.passed, { companies: formatNumber(market.rows.length) }),
            ({ result }: (typeof lines)[number]) =>
              result ? formatNumber(result.passed.length + result.notTaken) : notKnown,
          ),
          figureColumn('rules', screensMessages.rules, ({ coverage }: (typeof lines)[number]) =>
            coverage
              ? fill(screensMessages.ofRules, {
                  checked: coverage.checked,
                  rules: coverage.rules,
                })
              : notKnown,
          ),
          {
            id: 'needs',
            title: screensMessages.needs,
            width: 'sentence',
            shownFrom: 'md',
            cell: ({ coverage }) => (
              <span className="text-sm text-ink-soft">
                {coverage && coverage.missing.length > 0
                  ? ratioNames(coverage.missing)
                  : screensMessages.needsNothing}
              </span>
            ),
          },
        ]}
      />
      {open?.result ? (
        <section aria-labelledby="own-screen-title" className="grid grid-cols-1 gap-3">
          <h2
            id="own-screen-title"
            ref={heading}
            tabIndex={-1}
            className="text-lg font-semibold outline-none"
          >
            {fill(screensMessages.resultTitle, {
              screen: screenNames[open.id],
              count: formatNumber(open.result.passed.length + open.result.notTaken),
              companies: formatNumber(market.rows.length),
            })}
          </h2>
          <OwnResultTable
            key={JSON.stringify(view.list)}
            {...view}
            fileName={open.id}
            result={open.result}
            coverage={open.coverage}
          />
        </section>
      ) : null}
    </div>
  );
}

const ownId = 'own-rule';

/** A rule of the reader on the companies of the files. */
export function OwnRule(view: OwnViewProps) {
  const { market, own, messages } = view;
  const names = useMemo(() => ownNames(own), [own]);
  const ownMessages = messages.ownFile.own;
  const [text, setText] = useState('');
  const [ran, setRan] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = ran === null ? null : parseRule(ran, names);
  // Typing the next rule does not run this one again.
  const { coverage, result } = useMemo(() => runRule(ran, market, names), [ran, market, names]);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setRan(text);
        const read = parseRule(text, names);
        if (read.ok) return;
        area.current?.focus();
        area.current?.setSelectionRange(read.problem.from, read.problem.to);
      }}
    >
      <Textarea
        ref={area}
        id="file-own-rule"
        label={ownMessages.label}
        hint={ownMessages.hint}
        error={parsed && !parsed.ok ? ruleErrorWords(parsed.problem, messages.picksRules) : null}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit">{ownMessages.run}</Button>
      </div>
      {coverage && !result ? (
        <p>{fill(messages.ownFile.screens.none, { missing: ratioNames(coverage.missing) })}</p>
      ) : null}
      {result ? (
        <OwnResultTable
          key={JSON.stringify(view.list)}
          {...view}
          fileName={ownId}
          result={result}
          coverage={coverage}
        />
      ) : null}
    </form>
  );
}

/** @param typed null before the first run. @returns null for both where the rule cannot be read. */
function runRule(
  typed: string | null,
  { known, rows, asOf }: OwnMarket,
  names: ReturnType<typeof ownNames>,
) {
  const read = typed === null ? null : parseRule(typed, names);
  const coverage = read?.ok
    ? coverageOf({ id: ownId, ruleText: printRule(read.value), ranking: null }, known)
    : null;
  return { coverage, result: coverage?.screen ? runScreen(coverage.screen, rows, asOf) : null };
}
