import type { LawReference } from './dated-row';

type Source = LawReference['source'];

/** Where several rows were read. None is the Gazette: each of these writes about it. */

export const rateCard: Source = {
  name: 'Rate card of Tax Year 2026-27 in public code (index 71161083193), which names the Gazette numbers',
  url: null,
};

export const yearTable: Source = {
  name: 'Tables of the years in public code (indexes 59043524593, 70984190224, 66143399088)',
  url: null,
};

export const budget2025: Source = {
  name: 'Press Information Bureau, release 2098406 of 1 February 2025, as quoted in the press',
  url: null,
};

export const general: Source = { name: 'General knowledge, not read for this table', url: null };
