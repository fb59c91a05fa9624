import { z } from 'zod';
import { latestOf } from '@/lib/calendar/first-and-last-day';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { readWrittenDay } from '@/lib/calendar/read-written-day';
import { csvLines } from '@/lib/market-files/lines';
import { isIndianIsin } from '@/lib/text/isin';
import type { CorporateAction } from '@/lib/picks/domain/company/corporate-action';
import { readActionSubject } from './action-subject';

/** More rows than any list of the exchanges has. */
const maxRows = 100_000;

type Holding = {
  /** NSE's lists of pledges have no symbol but the company's name. */
  symbol: string | null;
  name: string | null;
  promoterPercent: number | null;
  pledgedPercent: number | null;
  asOf: IsoDate;
  publishedOn: IsoDate;
  /** The name of the filing's XBRL file, where the list names it. */
  fileName?: string;
};

/** A row of a list that is not read: its line in a CSV, in JSON the number of the row as `found`. */
export type BadListRow = { line: number | null; column: string | null; found: string };

/** Rows that could not be read are counted, the first ones named, and the others are read. */
type ListRead = { content: ListContent; refused: number; badRows: readonly BadListRow[] };

const maxBadRows = 20;

function refuseRow(context: z.RefinementCtx): never {
  context.addIssue({ code: 'custom', message: 'no day' });
  return z.NEVER;
}

const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim().slice(0, 400));
const optionalText = text.nullish().transform((value) => value ?? '');
const isin = text.transform((value) => value.toUpperCase()).refine(isIndianIsin);
const symbol = text
  .transform((value) => value.toUpperCase())
  .refine((value) => /^[A-Z0-9&.-]{1,30}$/.test(value));
const name = text.refine((value) => value !== '').transform((value) => value.slice(0, 200));
const day = text.transform((value, context) => {
  const date = readWrittenDay(value);
  return date ?? refuseRow(context);
});
const perhapsDay = optionalText.transform((value) => readWrittenDay(value));
const amount = text
  .refine((value) => /^\d[\d,]{0,15}(?:\.\d{1,8})?$/.test(value))
  .transform((value) => Number(value.replaceAll(',', '')));
const perhapsAmount = optionalText.transform((value) => amount.safeParse(value).data ?? null);
const percent = perhapsAmount.transform((value) => (value !== null && value <= 100 ? value : null));

const listedShareSchema = z
  .object({
    'isin number': isin,
    symbol,
    'name of company': name,
    'date of listing': perhapsDay,
    'face value': perhapsAmount,
  })
  .transform((row) => ({
    isin: row['isin number'],
    symbol: row.symbol,
    name: row['name of company'],
    listedOn: row['date of listing'],
    faceRupees: row['face value'],
  }));

const constituentSchema = z
  .object({ 'isin code': isin, symbol, 'company name': name, industry: name })
  .transform((row) => ({
    isin: row['isin code'],
    symbol: row.symbol,
    name: row['company name'],
    industry: row.industry,
  }));

/** When a filing became public, by the name of its file. */
const noticeSchema = z
  .object({
    symbol,
    xbrl: text.refine((value) => /\.xml$/i.test(value)),
    broadCastDate: perhapsDay,
    broadcast_Date: perhapsDay,
  })
  .transform((row, context) => {
    const publishedOn = row.broadCastDate ?? row.broadcast_Date;
    if (publishedOn) {
      return { fileName: fileNameOf(row.xbrl), symbol: row.symbol, publishedOn };
    }
    return refuseRow(context);
  });

const holdingSchema = z
  .object({
    symbol,
    date: day,
    pr_and_prgrp: percent,
    broadcastDate: perhapsDay,
    submissionDate: perhapsDay,
    xbrl: optionalText,
  })
  .transform((row, context): Holding => {
    const publishedOn = row.broadcastDate ?? row.submissionDate;
    if (row.pr_and_prgrp !== null && publishedOn && publishedOn >= row.date) {
      const { symbol: of, date: asOf, pr_and_prgrp: promoterPercent } = row;
      const fileName = /\.xml$/i.test(row.xbrl) ? fileNameOf(row.xbrl) : undefined;
      return {
        symbol: of,
        name: null,
        promoterPercent,
        pledgedPercent: null,
        asOf,
        publishedOn,
        ...(fileName ? { fileName } : {}),
      };
    }
    return refuseRow(context);
  });

/**
 * percPromoterShares is of the promoters' shares, at the quarter's end. percSharesPledged counts the pledges of all
 * owners, and would raise an alarm at companies whose promoters pledged nothing.
 */
const pledgeSchema = z
  .object({ comName: name, percPromoterShares: percent, shp: day, broadcastDt: perhapsDay })
  .transform((row, context): Holding => {
    const { comName, percPromoterShares: pledgedPercent, shp: asOf, broadcastDt } = row;
    if (pledgedPercent !== null && broadcastDt && broadcastDt >= asOf) {
      return {
        symbol: null,
        name: comName,
        promoterPercent: null,
        pledgedPercent,
        asOf,
        publishedOn: broadcastDt,
      };
    }
    return refuseRow(context);
  });

const actionSchema = z.object({
  isin,
  exDate: day,
  subject: text.refine((value) => value !== ''),
  faceVal: perhapsAmount,
});

const watchedSchema = z.object({ symbol, isin: optionalText }).transform((row) => {
  const upper = row.isin.toUpperCase();
  return { symbol: row.symbol, isin: isIndianIsin(upper) ? upper : null };
});

export type ListContent =
  | { kind: 'listed-shares'; rows: readonly z.infer<typeof listedShareSchema>[] }
  | { kind: 'constituents'; rows: readonly z.infer<typeof constituentSchema>[] }
  | { kind: 'results-list'; rows: readonly z.infer<typeof noticeSchema>[] }
  | { kind: 'actions'; rows: readonly CorporateAction[]; unread: readonly string[] }
  | { kind: 'holdings'; rows: readonly Holding[] }
  | {
      kind: 'surveillance';
      list: 'asm' | 'gsm';
      asOf: IsoDate;
      rows: readonly z.infer<typeof watchedSchema>[];
    };

export function fileNameOf(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? '';
}

/** @param contentOf what the rows that could be read are. @param lines of the rows, in a CSV */
function readAll<Row>(
  schema: z.ZodType<Row>,
  rows: readonly unknown[],
  contentOf: (rows: readonly Row[]) => ListContent,
  lines?: readonly number[],
): ListRead {
  const read = rows.slice(0, maxRows).map((row) => schema.safeParse(row));
  const badRows = read.flatMap((each, index): BadListRow[] => {
    if (each.success) return [];
    const key = each.error.issues[0]?.path[0];
    const column = key === undefined ? null : String(key);
    const row: Readonly<Record<string, unknown>> = rowObject.safeParse(rows[index]).data ?? {};
    const cell = column === null ? '' : row[column];
    const value = typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
    const line = lines?.[index] ?? null;
    const found = line === null ? `row ${index + 1}: ${value}` : value;
    return [{ line, column, found: found.slice(0, 60) }];
  });
  return {
    content: contentOf(read.flatMap((each) => (each.success ? [each.data] : []))),
    refused: badRows.length + Math.max(0, rows.length - maxRows),
    badRows: badRows.slice(0, maxBadRows),
  };
}

const rowObject = z.looseObject({});
const listSchema = z.union([
  z.array(z.unknown()),
  z.looseObject({ data: z.array(z.unknown()) }).transform(({ data }) => data),
]);
const part = z.looseObject({ data: z.array(z.unknown()).optional() });
const asmSchema = z.object({ longterm: part, shortterm: part.optional() });

/**
 * A list as the exchange's site answers it in JSON; null for any other JSON. @param today the day of a surveillance list
 * without one.
 */
export function readJsonList(value: unknown, today: IsoDate): ListRead | null {
  const asm = asmSchema.safeParse(value);
  if (asm.success) {
    const { longterm, shortterm } = asm.data;
    return surveillance('asm', [...(longterm.data ?? []), ...(shortterm?.data ?? [])], today);
  }
  const list = listSchema.safeParse(value);
  const first = list.success ? rowObject.safeParse(list.data[0]) : null;
  if (!list.success || !first?.success) return null;
  const has = (...names: string[]) => names.every((key) => Object.hasOwn(first.data, key));
  if (has('xbrl') && (has('broadCastDate') || has('broadcast_Date'))) {
    return readAll(noticeSchema, list.data, (rows) => ({ kind: 'results-list', rows }));
  }
  if (has('pr_and_prgrp')) {
    return readAll(holdingSchema, list.data, (rows) => ({ kind: 'holdings', rows }));
  }
  if (has('percPromoterShares')) {
    return readAll(pledgeSchema, list.data, (rows) => ({ kind: 'holdings', rows }));
  }
  if (has('subject', 'exDate')) return actions(list.data);
  if (has('gsmStage') || has('survCode')) return surveillance('gsm', list.data, today);
  return null;
}

function surveillance(list: 'asm' | 'gsm', data: readonly unknown[], today: IsoDate): ListRead {
  const days = data.flatMap((row) => {
    const { asmTime, gsmTime } = rowObject.safeParse(row).data ?? {};
    const time = asmTime ?? gsmTime;
    return (typeof time === 'string' && readWrittenDay(time)) || [];
  });
  // The list is as new as its newest row.
  const asOf = latestOf(days.filter((each) => each <= today)) ?? today;
  return readAll(watchedSchema, data, (rows) => ({ kind: 'surveillance', list, asOf, rows }));
}

function actions(data: readonly unknown[]): ListRead {
  return readAll(actionSchema, data, (read) => {
    const rows: CorporateAction[] = [];
    const unread: string[] = [];
    for (const { isin: share, exDate, subject, faceVal } of read) {
      const parts = readActionSubject(subject, faceVal);
      if (parts.isUnread) unread.push(`${share} ${exDate} ${subject}`.slice(0, 120));
      for (const action of parts.actions) rows.push({ isin: share, exDate, ...action });
    }
    return { kind: 'actions', rows, unread };
  });
}

/** A list as a CSV, with the header in its first line; null for any other CSV. */
export function readCsvList(csv: string): ListRead | null {
  const [head, ...data] = csvLines(csv);
  const header = (head?.cells ?? []).map((cell) => cell.toLowerCase().replace(/\s+/g, ' '));
  const has = (...names: string[]) => names.every((each) => header.includes(each));
  const objects = () =>
    data.map(({ cells }) =>
      Object.fromEntries(header.map((key, index) => [key, cells[index] ?? ''])),
    );
  const lines = data.map(({ line }) => line);
  if (has('symbol', 'name of company', 'isin number')) {
    return readAll(
      listedShareSchema,
      objects(),
      (rows) => ({ kind: 'listed-shares', rows }),
      lines,
    );
  }
  if (has('company name', 'industry', 'symbol', 'isin code')) {
    return readAll(constituentSchema, objects(), (rows) => ({ kind: 'constituents', rows }), lines);
  }
  return null;
}
