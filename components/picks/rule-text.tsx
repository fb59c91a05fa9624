/** A rule as it is written, each part on its own line where the text breaks into parts. */
export function RuleText({ text }: { text: string }) {
  return (
    <p className="rounded bg-surface-sunken px-3 py-2 font-mono text-sm wrap-anywhere">
      {partsOf(text).map((part, index) => (
        <span key={index} className="block">
          {part}
        </span>
      ))}
    </p>
  );
}

/** Split before each AND or OR that stands in no bracket: the printer joins all of one kind at a level. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of text.split(' ')) {
    const isJoint = depth === 0 && (word === 'AND' || word === 'OR');
    if (isJoint || parts.length === 0) parts.push(word);
    else parts[parts.length - 1] += ` ${word}`;
    depth += word.split('(').length - word.split(')').length;
  }
  return parts;
}
