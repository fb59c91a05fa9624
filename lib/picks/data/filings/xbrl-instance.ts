import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { refuseFile, type FileRead } from './file-problem';
import { isIndianIsin } from '@/lib/text/isin';
import { readXml } from '@/lib/xml/read-xml';

/** Of results: the second one since the integrated filings of 2025. */
export type Taxonomy = 'in-bse-fin' | 'in-capmkt';
/** Of shareholding patterns (regulation 31 of SEBI's LODR), at both exchanges. */
export const shareholdingTaxonomy = 'in-bse-shp';

const taxonomies = ['in-bse-fin', 'in-capmkt', shareholdingTaxonomy] as const;

export type XbrlContext = {
  /** Both null for a day. */
  startsOn: IsoDate | null;
  endsOn: IsoDate | null;
  day: IsoDate | null;
  /** A segment, a product, a related party: not the company as a whole. */
  hasDimensions: boolean;
};

export type XbrlFact = {
  name: string;
  context: string;
  unit: string | null;
  /** The precision: -5 is rounded to lakh. It scales nothing. */
  decimals: number | null;
  text: string;
  line: number;
};

export type XbrlInstance = {
  taxonomy: Taxonomy | typeof shareholdingTaxonomy;
  /** The schema that the file names; empty where it names none. */
  schema: string;
  contexts: ReadonlyMap<string, XbrlContext>;
  /** What each unit measures, such as INR. */
  units: ReadonlyMap<string, string>;
  /** By their whole name without prefix: SegmentRevenueFromOperations is not RevenueFromOperations. */
  facts: ReadonlyMap<string, readonly XbrlFact[]>;
};

const instanceNamespace = 'http://www.xbrl.org/2003/instance';
const instantiatedSchema = /(?:^|\/)(in-bse-fin|in-capmkt|in-bse-shp)\/?$/;
const mostFactsOfAName = 400;

type Facts = XbrlInstance['facts'];

/** The first fact of a name that is not empty. */
export function headFact(facts: Facts, name: string): XbrlFact | undefined {
  return facts.get(name)?.find(({ text }) => text !== '');
}

export function headText(facts: Facts, name: string): string {
  return headFact(facts, name)?.text ?? '';
}

export type FiledCompany = { isin: string | null; symbol: string | null; name: string };

const longestName = 200;

/** The company that a filing is of, by its ISIN or its symbol. */
export function filedCompany(facts: Facts): FileRead<FiledCompany> {
  const head = (name: string) => headText(facts, name);
  const isin = head('ISIN').toUpperCase();
  const symbol = (head('Symbol') || head('NSESymbol')).toUpperCase();
  if (isin !== '' && !isIndianIsin(isin)) {
    return refuseFile('no-company', `ISIN ${isin}`, headFact(facts, 'ISIN')?.line);
  }
  const isSymbol = /^[A-Z0-9&.-]{1,30}$/.test(symbol) && !/^(?:NOTLISTED|NA|-)$/.test(symbol);
  if (isin === '' && !isSymbol) return refuseFile('no-company', 'ISIN');
  return {
    ok: true,
    value: {
      isin: isin === '' ? null : isin,
      symbol: isSymbol ? symbol : null,
      name: (head('NameOfTheCompany') || head('NameOfBank')).slice(0, longestName),
    },
  };
}

/**
 * An XBRL 2.1 instance of results or of a shareholding pattern. Prefixes are those that the root declares.
 * @param isWanted which facts are read, by name and context. @param text without a document type.
 */
export function readXbrlInstance(
  text: string,
  isWanted: (name: string, context: string) => boolean,
): FileRead<XbrlInstance> {
  const namespaces = new Map<string, string>();
  const contexts = new Map<string, XbrlContext>();
  const units = new Map<string, string>();
  const facts = new Map<string, XbrlFact[]>();
  const path: string[] = [];
  let root = '';
  let taxonomy: XbrlInstance['taxonomy'] | null = null;
  let schema = '';
  let context: { id: string; value: XbrlContext } | null = null;
  let unit: string | null = null;
  let fact: XbrlFact | null = null;

  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const namespaceOf = (name: string) =>
    namespaces.get(name.includes(':') ? name.slice(0, name.indexOf(':')) : '') ?? '';

  const trouble = readXml(text, {
    open: (name, attributes, lineOf) => {
      path.push(local(name));
      if (path.length === 1) {
        for (const [key, value] of Object.entries(attributes)) {
          if (key === 'xmlns') namespaces.set('', value);
          if (key.startsWith('xmlns:')) namespaces.set(key.slice(6), value);
        }
        const found = [...namespaces.values()].map((uri) => instantiatedSchema.exec(uri)?.[1]);
        taxonomy = taxonomies.find((each) => found.includes(each)) ?? null;
        root = namespaceOf(name) === instanceNamespace ? local(name) : '';
        return;
      }
      if (path.length === 2) {
        const known = instantiatedSchema.exec(namespaceOf(name))?.[1];
        if (known) {
          const isNil = Object.entries(attributes).some(
            ([key, value]) => local(key) === 'nil' && /^(true|1)$/.test(value),
          );
          const id = attributes.contextRef;
          if (isNil || !id || known !== taxonomy || !isWanted(local(name), id)) return;
          const decimals = attributes.decimals ?? '';
          fact = {
            name: local(name),
            context: id,
            unit: attributes.unitRef ?? null,
            decimals: /^-?\d{1,2}$/.test(decimals) ? Number(decimals) : null,
            text: '',
            line: lineOf(),
          };
        } else if (local(name) === 'schemaRef') {
          schema = Object.entries(attributes).find(([key]) => local(key) === 'href')?.[1] ?? '';
        } else if (local(name) === 'context') {
          const value = { startsOn: null, endsOn: null, day: null, hasDimensions: false };
          context = { id: attributes.id ?? '', value };
        } else if (local(name) === 'unit') unit = attributes.id ?? '';
        return;
      }
      if (context && /^(?:explicit|typed)Member$/.test(local(name))) {
        context.value.hasDimensions = true;
      }
    },
    close: (name, content) => {
      const text = content.trim();
      if (path.length === 2) {
        if (fact) {
          const known = facts.get(fact.name) ?? [];
          if (known.length < mostFactsOfAName) known.push({ ...fact, text });
          facts.set(fact.name, known);
        }
        if (context) contexts.set(context.id, context.value);
        [fact, context, unit] = [null, null, null];
      } else if (context) {
        const day = readIsoDate(text.slice(0, 10));
        if (local(name) === 'startDate') context.value.startsOn = day;
        if (local(name) === 'endDate') context.value.endsOn = day;
        if (local(name) === 'instant') context.value.day = day;
      } else if (unit !== null && local(name) === 'measure') units.set(unit, local(text));
      path.pop();
    },
  });
  if (trouble) return refuseFile(trouble.problem, trouble.found, trouble.line);
  if (root !== 'xbrl') return refuseFile('unknown-kind', 'no XBRL instance', 1);
  if (!taxonomy) return refuseFile('taxonomy', [...namespaces.values()].at(-1) ?? '', 1);
  return { ok: true, value: { taxonomy, schema, contexts, units, facts } };
}
