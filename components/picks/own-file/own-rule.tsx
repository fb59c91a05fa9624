import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { coverageOf } from '@/lib/picks/domain/own-file/coverage';
import type { OwnMarket } from '@/lib/picks/domain/own-file/own-market';
import { fill } from '@/lib/messages/fill';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule-error-words';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { OwnResultTable } from './own-result-table';
import { ratioNames } from './ratio-names';
import type { OwnViewProps } from './own-view-props';

const ownId = 'own-rule';

/** A rule of the reader on the companies of the files. */
export function OwnRule(view: OwnViewProps) {
  const { market, messages } = view;
  const words = messages.ownFile.own;
  const [text, setText] = useState('');
  const [ran, setRan] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = ran === null ? null : parseRule(ran);
  // Typing the next rule does not run this one again.
  const { coverage, result } = useMemo(() => runRule(ran, market), [ran, market]);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setRan(text);
        const read = parseRule(text);
        if (read.ok) return;
        area.current?.focus();
        area.current?.setSelectionRange(read.error.from, read.error.to);
      }}
    >
      <Textarea
        ref={area}
        id="file-own-rule"
        label={words.label}
        hint={words.hint}
        error={parsed && !parsed.ok ? ruleErrorWords(parsed.error, messages.picksRules) : null}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <div>
        <Button type="submit">{words.run}</Button>
      </div>
      {coverage && !result ? (
        <p>{fill(messages.ownFile.screens.none, { missing: ratioNames(coverage.missing) })}</p>
      ) : null}
      {result ? (
        <OwnResultTable {...view} fileName={ownId} result={result} coverage={coverage} />
      ) : null}
    </form>
  );
}

/** @param ruleText null before the first run. Nothing for a rule that cannot be read. */
function runRule(ruleText: string | null, { known, rows, asOf }: OwnMarket) {
  const coverage =
    ruleText === null ? null : coverageOf({ id: ownId, ruleText, ranking: null }, known);
  return { coverage, result: coverage?.screen ? runScreen(coverage.screen, rows, asOf) : null };
}
