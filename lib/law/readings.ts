import type { Reading } from './citation';

/** Where several rows were read. None is the official text: each of these writes about it. */

export const rateCard: Reading = {
  readIn: 'Published rate card of Tax Year 2026-27 that names the Gazette numbers',
  readOn: '2026-11-21',
};

export const yearTable: Reading = {
  readIn: 'Published tables of the tax years, held against worked examples of the press',
  readOn: '2026-11-21',
};

/** Summaries that others made of the circulars' own files. */
export const circularSummaries: Reading = {
  readIn: 'Published summaries of the circulars, made from their PDFs',
  readOn: '2026-11-21',
};

export const brokerCharges: Reading = {
  readIn: 'proficientequities.com and other brokers on charges',
  readOn: '2026-11-21',
};

/** For a row that was read in one or more named sites. */
export function readAt(readIn: string, readOn: Reading['readOn'] = '2026-11-21'): Reading {
  return { readIn, readOn };
}
