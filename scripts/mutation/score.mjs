const noticedStatuses = ['Killed', 'Timeout'];
const missedStatuses = ['Survived', 'NoCoverage'];

/** Mutants as Stryker's report has them. One that does not compile or run at all counts for nothing. */
export function scoreOf(mutants) {
  const noticed = mutants.filter(({ status }) => noticedStatuses.includes(status)).length;
  const missed = mutants.filter(({ status }) => missedStatuses.includes(status)).length;
  const valid = noticed + missed;
  return { noticed, valid, percent: valid === 0 ? 100 : (noticed / valid) * 100 };
}

/** A line for each mutant that no test noticed: where it is, the code, and what took its place. */
export function survivorsIn(mutants) {
  return mutants
    .filter(({ status }) => missedStatuses.includes(status))
    .map(({ file, source, location, mutatorName, replacement, status }) => {
      const { line } = location.start;
      const before = short(textAt(source, location));
      const reach = status === 'NoCoverage' ? ' (no test reaches it)' : '';
      return `${file}:${line} ${mutatorName}: ${before} → ${short(replacement)}${reach}`;
    });
}

/** Lines and columns count from 1. */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}

const short = (text) => text.replace(/\s+/g, ' ').slice(0, 60);
