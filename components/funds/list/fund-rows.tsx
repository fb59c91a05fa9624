'use client';

import { RankBar } from '@/components/charts/rank-bar';
import type { ListStars } from '@/components/holdings/list-stars';
import { useListStars } from '@/components/holdings/use-list-stars';
import { Badge } from '@/components/ui/badge';
import { RouteLink } from '@/components/ui/route-link';

/** A figure as text; a worst year also names the year. */
export type FigureText = string | readonly [text: string, year: number];

/**
 * A fund of the list as texts. An array, since the names of its fields would be sent with each row.
 * `date` is empty for the day of the list, `plan` for direct growth, `dormant` for a fund that is still offered.
 */
export type FundLine = readonly [
  code: number,
  name: string,
  kind: string,
  nav: string,
  date: string,
  figures: readonly FigureText[],
  rank: readonly [place: number, of: number, text: string, quartile: string] | null,
  plan: string,
  dormant: string,
];

export type FigureColumn = {
  /** Before the figure on the second line of a phone: "1Y". Absent where it is not repeated there. */
  short?: string;
  /** Its figures are no changes: a minus is no loss. */
  isPlain?: true;
  className: string;
};

export type CompareLinks = {
  /** The address around the code of the fund that is added. */
  before: string;
  after: string;
  /** The address without a fund that was chosen, by code. */
  without: Readonly<Record<number, string>>;
  isFull: boolean;
  /** What the links do, around the name of the fund. */
  add: readonly [before: string, after: string];
  remove: readonly [before: string, after: string];
  full: string;
};

/**
 * The rows of the list from plain lists. It is a client component to keep the document small (see
 * components/ui/table/table-rows.tsx).
 */
export function FundRows({
  path,
  lines,
  columns,
  unknown,
  compare,
  stars,
}: {
  /** The address of a fund, without its code. */
  path: string;
  lines: readonly FundLine[];
  columns: readonly FigureColumn[];
  /** Stands where a figure is not known. */
  unknown: string;
  compare: CompareLinks;
  stars: ListStars | null;
}) {
  const starOf = useListStars(stars);
  return lines.map(([code, name, kind, nav, date, figures, rank, plan, dormant]) => (
    <tr key={code}>
      <th scope="row">
        {starOf(String(code), name)}
        <RouteLink href={`${path}/${code}`}>{name}</RouteLink>
        {plan ? <small>{plan}</small> : null}
        {dormant ? (
          <small>
            <Badge tone="warn">{dormant}</Badge>
          </small>
        ) : null}
        <span>
          {/* The figures first: only what comes last may be cut. */}
          {columns
            .flatMap(({ short }, at) =>
              short ? `${short}\u00a0${withUnit(figures[at]!, unknown)}` : [],
            )
            .join(' · ')}
          <i>{` · ${kind}`}</i>
        </span>
      </th>
      <td className="max-xl:hidden">{kind}</td>
      <td className="number max-lg:hidden">
        {nav}
        {date ? <small>{date}</small> : null}
      </td>
      {columns.map(({ className, isPlain }, at) => {
        const figure = figures[at]!;
        const [text, year] = typeof figure === 'string' ? [figure] : figure;
        return (
          <td
            key={at}
            className={!isPlain && text.startsWith('−') ? `${className} text-loss` : className}
          >
            {text}
            {year ? <small>{year}</small> : null}
          </td>
        );
      })}
      <td className="number line-figure">
        {rank ? (
          <>
            <RankBar rank={rank[0]} count={rank[1]} />
            <span>{rank[2]}</span>
          </>
        ) : (
          unknown
        )}
      </td>
      <td className="number max-xl:hidden">{rank?.[3] ?? unknown}</td>
      <td className="number">
        <CompareLink code={code} name={name} links={compare} />
      </td>
    </tr>
  ));
}

function withUnit(figure: FigureText, unknown: string): string {
  const text = typeof figure === 'string' ? figure : figure[0];
  return text === unknown ? text : `${text}%`;
}

function CompareLink({
  code,
  name,
  links: { before, after, without, isFull, add, remove, full },
}: {
  code: number;
  name: string;
  links: CompareLinks;
}) {
  const chosen = without[code];
  const label = chosen ? remove : add;
  if (!chosen && isFull) return <small>{full}</small>;
  return (
    <RouteLink
      href={chosen ?? `${before}${code}${after}`}
      prefetches={false}
      className={chosen ? 'chosen' : undefined}
    >
      <span aria-hidden="true">{chosen ? '✓' : '⇄'}</span>
      <span className="sr-only">{`${label[0]}${name}${label[1]}`}</span>
    </RouteLink>
  );
}

/** A fund with its quartile of each year, or a dash, as one text: "1342–". */
type QuartileLine = readonly [code: number, name: string, quartiles: string];

/** The rows of the table of quartiles, drawn in the browser for the same reason. */
export function QuartileRows({ path, lines }: { path: string; lines: readonly QuartileLine[] }) {
  return lines.map(([code, name, quartiles]) => (
    <tr key={code}>
      <th scope="row">
        <RouteLink href={`${path}/${code}`} prefetches={false}>
          {name}
        </RouteLink>
      </th>
      {[...quartiles].map((quartile, at) => (
        <td key={at} className={/\d/.test(quartile) ? `q${quartile}` : undefined}>
          {quartile}
        </td>
      ))}
    </tr>
  ));
}
