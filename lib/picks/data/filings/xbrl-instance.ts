import { success } from '@/lib/result';
import { readIsoDate } from '@/lib/calendar/read-iso-date';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { refuseFile, type FileRead } from './file-problem';
import { isIndianIsin } from '@/lib/text/isin';
import { readXml } from '@/lib/xml/read-xml';

/** The taxonomies of results: the second one since the integrated filings of 2025. */
export type Taxonomy = 'in-bse-fin' | 'in-capmkt';
/** The taxonomy of shareholding patterns (regulation 31 of SEBI's LODR), at both exchanges. */
export const shareholdingTaxonomy = 'in-bse-shp';

const taxonomies = ['in-bse-fin', 'in-capmkt', shareholdingTaxonomy] as const;

type XbrlContext = {
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
const maxFactsOfAName = 400;

type Facts = XbrlInstance['facts'];

/** The first fact of a name that is not empty. */
export function headFact(facts: Facts, name: string): XbrlFact | undefined {
  return facts.get(name)?.find(({ text }) => text !== '');
}

export function headText(facts: Facts, name: string): string {
  return headFact(facts, name)?.text ?? '';
}

export type FiledCompany = { isin: string | null; symbol: string | null; name: string };

const maxNameCharacters = 200;

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
      name: (head('NameOfTheCompany') || head('NameOfBank')).slice(0, maxNameCharacters),
    },
  };
}

/** A decimal number as XBRL writes it; null for anything else. */
export function xbrlNumber(text: string): number | null {
  return /^[-+]?\d{1,18}(?:\.\d{1,12})?$/.test(text) ? Number(text) : null;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

type Attributes = Readonly<Record<string, string>>;
/** The open element below the root. */
type Item =
  | { kind: 'fact'; fact: XbrlFact }
  | { kind: 'context'; id: string; context: XbrlContext }
  | { kind: 'unit'; id: string; measure: string | null };

/**
 * An XBRL 2.1 instance of results or of a shareholding pattern. Prefixes are those that the root declares.
 * @param isWanted which facts are read, by name and context. @param text without a document type.
 */
export function readXbrlInstance(
  text: string,
  isWanted: (name: string, context: string) => boolean,
): FileRead<XbrlInstance> {
  const read = { root: readRoot('', {}), schema: '' };
  const contexts = new Map<string, XbrlContext>();
  const units = new Map<string, string>();
  const facts = new Map<string, XbrlFact[]>();
  let depth = 0;
  let item: Item | null = null;
  const add = (closed: Item, content: string) => {
    if (closed.kind === 'context') contexts.set(closed.id, closed.context);
    if (closed.kind === 'unit' && closed.measure !== null) units.set(closed.id, closed.measure);
    if (closed.kind !== 'fact') return;
    const known = facts.get(closed.fact.name) ?? [];
    if (known.length < maxFactsOfAName) known.push({ ...closed.fact, text: content });
    facts.set(closed.fact.name, known);
  };

  const trouble = readXml(text, {
    open: (name, attributes, lineOf) => {
      depth += 1;
      if (depth === 1) read.root = readRoot(name, attributes);
      if (depth === 2) {
        item = openItem(name, attributes, read.root, lineOf);
        if (item?.kind === 'fact' && !isWanted(item.fact.name, item.fact.context)) item = null;
        if (local(name) === 'schemaRef') read.schema = attributeOf(attributes, 'href') ?? '';
      }
      if (item?.kind === 'context' && /^(?:explicit|typed)Member$/.test(local(name))) {
        item.context.hasDimensions = true;
      }
    },
    close: (name, content) => {
      if (item && depth > 2) readPart(item, local(name), content.trim());
      if (item && depth === 2) {
        add(item, content.trim());
        item = null;
      }
      depth -= 1;
    },
  });
  if (trouble) return refuseFile(trouble.problem, trouble.found, trouble.line);
  const { isInstance, taxonomy, namespaces } = read.root;
  if (!isInstance) return refuseFile('unknown-kind', 'no XBRL instance', 1);
  if (!taxonomy) return refuseFile('taxonomy', [...namespaces.values()].at(-1) ?? '', 1);
  return success({ taxonomy, schema: read.schema, contexts, units, facts });
}

/** From the root: namespaces by prefix, and the taxonomy of the facts. */
function readRoot(name: string, attributes: Attributes) {
  const namespaces = new Map(
    Object.entries(attributes).flatMap(([key, uri]): [string, string][] => {
      if (key === 'xmlns') return [['', uri]];
      return key.startsWith('xmlns:') ? [[key.slice(6), uri]] : [];
    }),
  );
  const declared = [...namespaces.values()].map((uri) => instantiatedSchema.exec(uri)?.[1]);
  const namespaceOf = (of: string) =>
    namespaces.get(of.includes(':') ? of.slice(0, of.indexOf(':')) : '') ?? '';
  return {
    namespaces,
    namespaceOf,
    taxonomy: taxonomies.find((each) => declared.includes(each)) ?? null,
    isInstance: local(name) === 'xbrl' && namespaceOf(name) === instanceNamespace,
  };
}

/** Null for what is not read: another element, a fact of another taxonomy, without a context or nil. */
function openItem(
  name: string,
  attributes: Attributes,
  { namespaceOf, taxonomy }: ReturnType<typeof readRoot>,
  lineOf: () => number,
): Item | null {
  const id = attributes.id ?? '';
  const ofTaxonomy = instantiatedSchema.exec(namespaceOf(name))?.[1];
  if (ofTaxonomy === undefined) {
    if (local(name) === 'unit') return { kind: 'unit', id, measure: null };
    if (local(name) !== 'context') return null;
    const context = { startsOn: null, endsOn: null, day: null, hasDimensions: false };
    return { kind: 'context', id, context };
  }
  const isNil = /^(?:true|1)$/.test(attributeOf(attributes, 'nil') ?? '');
  if (ofTaxonomy !== taxonomy || !attributes.contextRef || isNil) return null;
  const decimals = attributes.decimals ?? '';
  const fact = {
    name: local(name),
    context: attributes.contextRef,
    unit: attributes.unitRef ?? null,
    decimals: /^-?\d{1,2}$/.test(decimals) ? Number(decimals) : null,
    text: '',
    line: lineOf(),
  };
  return { kind: 'fact', fact };
}

function readPart(item: Item, name: string, text: string): void {
  if (item.kind === 'unit' && name === 'measure') item.measure = local(text);
  if (item.kind !== 'context') return;
  const day = readIsoDate(text.slice(0, 10));
  if (name === 'startDate') item.context.startsOn = day;
  if (name === 'endDate') item.context.endsOn = day;
  if (name === 'instant') item.context.day = day;
}

const attributeOf = (attributes: Attributes, wanted: string): string | undefined =>
  Object.entries(attributes).find(([name]) => local(name) === wanted)?.[1];
