import { z } from 'zod';
import type { SummaryFacts } from '@/lib/funds/domain/facts/scheme-summaries';
import type { Reading } from '@/lib/sources/feed';
import { readRows } from '@/lib/sources/read-rows';
import { readLine } from '@/lib/text/read-text';
import { readXml, xmlLimits } from '@/lib/xml/read-xml';
import { plainName } from '@/lib/market-files/lines';

const number = z.union([z.int(), z.string().regex(/^\d{1,7}$/)]).transform(Number);

export const housesSchema = z.array(z.unknown()).min(1).max(500);
const houseSchema = z.object({
  mfId: number.pipe(z.int().positive()),
  mfName: z.string().max(200),
});

export const schemesSchema = z.array(z.unknown()).max(2_000);
const schemeSchema = z.object({
  scheme_id: number.pipe(z.int().positive()),
  scheme_name: z.string().max(300),
});

/** The numbers of the fund houses. @throws where no row is one */
export function readHouses(payload: readonly unknown[]): Reading<readonly number[]> {
  const { rows, report } = readRows(payload, houseSchema, { keyOf: ({ mfId }) => `${mfId}` });
  if (rows.length === 0) throw new Error('fund houses: none');
  return { data: rows.map(({ mfId }) => mfId), asOf: null, report };
}

/** The numbers of a house's schemes; a house may have none. Rows of specialised funds (`S-12`) are left out. */
export function readSchemesOfHouse(payload: readonly unknown[]): Reading<readonly number[]> {
  const plain = payload.filter(
    (row) =>
      !/^S-\d+$/.test(z.object({ scheme_id: z.string() }).safeParse(row).data?.scheme_id ?? ''),
  );
  const { rows, report } = readRows(plain, schemeSchema, {
    keyOf: ({ scheme_id: id }) => `${id}`,
  });
  return { data: rows.map(({ scheme_id: id }) => id), asOf: null, report };
}

export type ReadSummary = SummaryFacts & { isins: readonly string[] };

const maxFields = 400;
const maxIsins = 400;
/** Longer texts are cut: a house may write a page, and the document itself is one link away. */
const maxCharacters = xmlLimits.textCharacters;
/** What houses write where there is nothing. "Nil" is an exit load of nothing, which is something. */
const nothing = /^(?:|-+|–|na|n\.?\s?a\.?|not applicable)$/i;

/**
 * A scheme summary document, which SEBI makes each house publish. Houses write it in three forms: named elements below
 * `SchemeSummaryDocument` or `root`, or rows of a spreadsheet with number, label and value. Fields are found by their
 * names, letters and digits alone. @throws for any other document
 */
export function readSchemeSummary(text: string): ReadSummary {
  const fields = new Map<string, string>();
  const isins = new Set<string>();
  let cells: string[] = [];
  const note = (name: string, value: string) => {
    for (const isin of value.match(/\bINF[A-Z0-9]{9}\b/g) ?? []) {
      if (isins.size < maxIsins) isins.add(isin);
    }
    const key = plainName(name);
    if (value.trim() && !fields.has(key) && fields.size < maxFields) fields.set(key, value);
  };
  const trouble = readXml(text, {
    open: (name) => {
      if (localName(name) === 'Row') cells = [];
    },
    close: (name, value) => {
      const own = localName(name);
      if (own === 'Data') cells.push(value.trim());
      else if (own === 'Row') {
        const [label, ...values] = /^\d{0,4}$/.test(cells[0] ?? '') ? cells.slice(1) : cells;
        if (label) note(label, values.join(' '));
      } else note(own, value);
    },
  });
  if (trouble) throw new Error(`scheme summary: ${trouble.problem}`);
  if (!fields.has('fundname') && !fields.has('schemename'))
    throw new Error('scheme summary: no name');
  return {
    exitLoad: textOf(fields, 'exitloadifapplicable', 'exitload'),
    minimumSip: textOf(fields, 'sipswpstpdetailsminimumamount', 'sipminimumamount'),
    isins: [...isins],
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function textOf(fields: ReadonlyMap<string, string>, ...keys: string[]): string | null {
  for (const key of keys) {
    const text = readLine(fields.get(key), { maxCharacters });
    if (!text || nothing.test(text)) continue;
    return fields.get(key)!.length < xmlLimits.textCharacters ? text : `${text} …`;
  }
  return null;
}
