'use client';

import { RouteLink } from '@/components/ui/route-link';

/** A fund with its quartile of each year, or a dash, as one text: "1342–". */
type QuartileLine = readonly [code: number, name: string, quartiles: string];

/**
 * The rows of the table of quartiles from plain lists. It is a client component to keep the document small (see
 * components/ui/table/table-rows.tsx).
 */
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
