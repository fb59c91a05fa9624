/** By the order of the rows; the bars are an illustration. */
const barClasses = ['w-11/12', 'w-4/5', 'w-2/3', 'w-1/2', 'w-1/3', 'w-1/4'];

/** A list of a members' page as a picture: names, a bar, and a figure at the right. */
export function RowsPicture({
  head,
  rows,
}: {
  head: string;
  rows: readonly { name: string; detail: string; figure: string }[];
}) {
  return (
    <>
      <p className="text-lg font-semibold">{head}</p>
      <ul className="mt-3">
        {rows.map(({ name, detail, figure }, index) => (
          <li
            key={name}
            className="grid h-13 grid-cols-[minmax(0,3fr)_minmax(0,2fr)_4rem] items-center gap-4 border-t border-line"
          >
            <span className="min-w-0">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="block truncate text-xs text-ink-faint">{detail}</span>
            </span>
            <span className="h-1.5 rounded-full bg-surface-sunken">
              <span className={`block h-full rounded-full bg-chart-1 ${barClasses[index] ?? ''}`} />
            </span>
            <span className="text-right text-sm font-semibold tabular-nums">{figure}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
