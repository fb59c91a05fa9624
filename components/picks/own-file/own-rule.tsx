import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { coverageOf } from '@/lib/picks/domain/own-file/coverage';
import type { OwnMarket } from '@/lib/picks/domain/own-file/own-market';
import { fill } from '@/lib/messages/fill';
import { ownNames } from '@/lib/picks/domain/ratios/own-ratio';
import { parseRule } from '@/lib/picks/domain/screen/parse-rule';
import { printRule } from '@/lib/picks/domain/screen/print-rule';
import { ruleErrorWords } from '@/lib/picks/domain/screen/rule-error-words';
import { runScreen } from '@/lib/picks/domain/screen/run-screen';
import { OwnResultTable } from './own-result-table';
import { ratioNames } from './ratio-names';
import type { OwnViewProps } from './own-view-props';

const ownId = 'own-rule';

/** A rule of the reader on the companies of the files. */
export function OwnRule(view: OwnViewProps) {
  const { market, own, messages } = view;
  const names = useMemo(() => ownNames(own), [own]);
  const words = messages.ownFile.own;
  const [text, setText] = useState('');
  const [ran, setRan] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const parsed = ran === null ? null : parseRule(ran, names);
  // Typing the next rule does not run this one again.
  const { coverage, result } = useMemo(() => runRule(ran, market, names), [ran, market, names]);
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setRan(text);
        const read = parseRule(text, names);
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

/** @param typed null before the first run. Nothing for a rule that cannot be read. */
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
