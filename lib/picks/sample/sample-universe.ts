import { shiftDays } from '@/lib/calendar/day-count';
import type { IsoDate } from '@/lib/calendar/iso-date';
import { yearOf } from '@/lib/calendar/date-parts';
import type { Company, Delisting } from '@/lib/picks/domain/company/company';
import { sampleFigures, type SampleTraits, chanceOf } from './sample-figures';
import {
  marketReturns,
  samplePrices,
  sinking,
  weeksBetween,
  sampleGovernance,
} from './sample-history';
import { sampleSectors } from './sample-sectors';
import type { PricePoint, Universe } from '@/lib/picks/domain/company/universe';

type SampleSetting = {
  seed: string;
  /** No data are generated for later days. A later `until` extends the same past and changes none of it. */
  until: IsoDate;
  companies?: number;
};

export type SampleMarket = {
  universe: Universe;
  /** The market that all prices follow, from 100: the sample's benchmark. */
  benchmark: readonly PricePoint[];
};

const firstYear = 2010;
const firstPrice: IsoDate = '2014-04-01';

/**
 * Generated companies, the same for the same seed: good and bad ones, losses, missing papers, some that were listed
 * later and some delisted, so that back-tests of a screen have no survivorship bias. Pages that show them must say
 * that they are fictional.
 */
export function sampleMarket({ seed, until, companies: count = 240 }: SampleSetting): SampleMarket {
  const weeks = weeksBetween(firstPrice, until);
  const market = marketReturns(weeks.length, seed);
  const lastYear = yearOf(until);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const cycles = new Map(
    years.map((year) => [year, 0.03 * chanceOf(seed, 'cycle', year).normal()]),
  );
  const companies: Company[] = [];
  const prices = new Map<string, readonly PricePoint[]>();
  for (let index = 0; index < count; index += 1) {
    const { company, points } = sampleCompany(index, { seed, until, weeks, market, years, cycles });
    companies.push(company);
    prices.set(company.isin, points);
  }
  let log = Math.log(100);
  const benchmark = weeks.map((date, week) => {
    log += market[week]!;
    return { date, closeRupees: Number(Math.exp(log).toFixed(4)), tradedCrore: null };
  });
  return { universe: { kind: 'sample', companies, prices }, benchmark };
}

type Setting = {
  seed: string;
  until: IsoDate;
  weeks: readonly IsoDate[];
  market: readonly number[];
  years: readonly number[];
  cycles: ReadonlyMap<number, number>;
};

function sampleCompany(index: number, { seed, until, weeks, market, years, cycles }: Setting) {
  const own = `${seed}/${index}`;
  const chance = chanceOf(own, 'traits');
  const sector = chance.pick(sampleSectors);
  const industry = chance.pick(sector.industries);
  const name = sampleName(index);
  const traits: SampleTraits = {
    sector,
    quality: chance.normal(),
    firstSalesCrore: Math.exp(chance.between(Math.log(60), Math.log(9_000))),
    borrowedShare: Math.max(0, chance.between(-0.35, 0.6)),
    payout: chance.between(0, 0.55),
  };
  const beta = chance.between(0.7, 1.4);
  const volatility = chance.between(0.2, 0.42);
  const life = lifeOf(chance.share(), chance.share(), chance.share(), traits.quality);
  const filed = sampleFigures(traits, years, (year) => cycles.get(year) ?? 0, own).filter(
    ({ year, publishedOn }) =>
      publishedOn <= until &&
      (life.listedOn === null || year >= Number(life.listedOn.slice(0, 4)) - 4) &&
      (life.goneOn === null || publishedOn < life.goneOn),
  );
  const all = samplePrices(
    filed,
    weeks,
    market,
    { quality: traits.quality, beta, volatility },
    own,
  );
  const points = all.filter(
    ({ date }) =>
      (life.listedOn === null || date >= life.listedOn) &&
      (life.goneOn === null || date < life.goneOn),
  );
  const isGone = life.goneOn !== null && life.goneOn <= until;
  const shown =
    life.goneOn !== null && life.reason === 'insolvent' ? sinking(points, life.goneOn) : points;
  const delisted: Delisting | null = isGone
    ? {
        on: life.goneOn!,
        reason: life.reason,
        lastRupees: life.reason === 'insolvent' ? 0 : (shown.at(-1)?.closeRupees ?? null),
      }
    : null;
  const company: Company = {
    isin: sampleIsin(index),
    symbol: name.toUpperCase(),
    name: `${name} ${industry}`,
    sector: sector.name,
    industry,
    isFinancial: sector.isFinancial === true,
    listedOn: life.listedOn,
    delisted,
    years: filed,
    governance: sampleGovernance(
      years.filter((year) => filed.some((each) => each.year === year)),
      traits.quality,
      life.goneOn !== null && life.goneOn < until ? life.goneOn : until,
      own,
    ),
  };
  return { company, points: shown };
}

type Life = { listedOn: IsoDate | null; goneOn: IsoDate | null; reason: Delisting['reason'] };

/** One company in eight was listed later, one in nine is delisted, mostly bad ones. */
function lifeOf(late: number, gone: number, when: number, quality: number): Life {
  const listedOn = late < 0.125 ? dayAfter('2016-01-01', late * 8 * 3_100) : null;
  const isGone = gone < (quality < -0.8 ? 0.35 : 0.05);
  const goneOn = isGone ? dayAfter('2018-06-01', when * 2_700) : null;
  const isInsolvent = isGone && quality < -0.8;
  const reason = isInsolvent ? 'insolvent' : when < 0.6 ? 'merged' : 'voluntary';
  return listedOn && goneOn && goneOn < dayAfter(listedOn, 700)
    ? { listedOn, goneOn: null, reason }
    : { listedOn, goneOn, reason };
}

function dayAfter(date: IsoDate, days: number): IsoDate {
  return shiftDays(date, Math.floor(days));
}

const beginnings = [
  'Vel',
  'Mor',
  'Tar',
  'Nil',
  'Ish',
  'Kar',
  'Sur',
  'Pav',
  'Dhu',
  'Bel',
  'Zor',
  'Jhel',
  'Ran',
  'Hem',
  'Ock',
  'Ulv',
];

const middles = ['an', 'om', 'iv', 'ar', 'esh', 'ul'];

const endings = ['tika', 'dra', 'moor', 'vanti', 'zeri', 'pura', 'bindu', 'esta'];

const inAll = beginnings.length * middles.length * endings.length;

/** Coprime to the number of names: each comes once, and neighbours do not look alike. */
const stride = 331;

/** A fictional name; a different one for each index below 768. */
function sampleName(index: number): string {
  const at = ((index + 1) * stride) % inAll;
  const beginning = beginnings[at % beginnings.length]!;
  const middle = middles[Math.floor(at / beginnings.length) % middles.length]!;
  const ending = endings[Math.floor(at / (beginnings.length * middles.length))]!;
  return `${beginning}${middle}${ending}`;
}

/** No company has such an ISIN: those of Indian shares begin with INE. */
function sampleIsin(index: number): string {
  return `INX${`${index + 1}`.padStart(4, '0')}01010`;
}
