import type { AgeBand } from './age';
import type { DatedRow } from '../../lib/law/dated-row';
import { financeActLaw, incomeTaxLaw, rateCard, yearTable } from '../../lib/law/citation';

export type Slab = {
  /** The rate holds for income above this, up to the next slab. */
  aboveRupees: number;
  ratePercent: number;
};

/** Slabs by rising income; the first is the basic exemption at 0 %. */
export type SlabTable = readonly Slab[];

/** The new regime, whose slabs are the same at every age. */
export const newRegimeSlabs: readonly DatedRow<SlabTable>[] = [
  {
    id: 'new-slabs-2023',
    from: '2023-04-01',
    to: '2024-03-31',
    value: [
      { aboveRupees: 0, ratePercent: 0 },
      { aboveRupees: 300_000, ratePercent: 5 },
      { aboveRupees: 600_000, ratePercent: 10 },
      { aboveRupees: 900_000, ratePercent: 15 },
      { aboveRupees: 1_200_000, ratePercent: 20 },
      { aboveRupees: 1_500_000, ratePercent: 30 },
    ],
    ...incomeTaxLaw('115BAC(1A)', null, yearTable),
  },
  {
    id: 'new-slabs-2024',
    from: '2024-04-01',
    to: '2025-03-31',
    value: [
      { aboveRupees: 0, ratePercent: 0 },
      { aboveRupees: 300_000, ratePercent: 5 },
      { aboveRupees: 700_000, ratePercent: 10 },
      { aboveRupees: 1_000_000, ratePercent: 15 },
      { aboveRupees: 1_200_000, ratePercent: 20 },
      { aboveRupees: 1_500_000, ratePercent: 30 },
    ],
    ...incomeTaxLaw('115BAC(1A)', null, yearTable),
  },
  {
    id: 'new-slabs-2025',
    from: '2025-04-01',
    to: null,
    value: [
      { aboveRupees: 0, ratePercent: 0 },
      { aboveRupees: 400_000, ratePercent: 5 },
      { aboveRupees: 800_000, ratePercent: 10 },
      { aboveRupees: 1_200_000, ratePercent: 15 },
      { aboveRupees: 1_600_000, ratePercent: 20 },
      { aboveRupees: 2_000_000, ratePercent: 25 },
      { aboveRupees: 2_400_000, ratePercent: 30 },
    ],
    ...incomeTaxLaw('115BAC(1A)', '202', rateCard),
  },
];

/** The old regime by the age of a resident; a non-resident is taxed as below 60. The rates stand in the Finance Act. */
export const oldRegimeSlabs: Readonly<Record<AgeBand, readonly DatedRow<SlabTable>[]>> = {
  below60: [
    {
      id: 'old-slabs-below60',
      from: '2020-04-01',
      to: null,
      value: [
        { aboveRupees: 0, ratePercent: 0 },
        { aboveRupees: 250_000, ratePercent: 5 },
        { aboveRupees: 500_000, ratePercent: 20 },
        { aboveRupees: 1_000_000, ratePercent: 30 },
      ],
      ...financeActLaw('First Schedule', yearTable),
    },
  ],
  from60: [
    {
      id: 'old-slabs-from60',
      from: '2020-04-01',
      to: null,
      value: [
        { aboveRupees: 0, ratePercent: 0 },
        { aboveRupees: 300_000, ratePercent: 5 },
        { aboveRupees: 500_000, ratePercent: 20 },
        { aboveRupees: 1_000_000, ratePercent: 30 },
      ],
      ...financeActLaw('First Schedule', yearTable),
    },
  ],
  from80: [
    {
      id: 'old-slabs-from80',
      from: '2020-04-01',
      to: null,
      value: [
        { aboveRupees: 0, ratePercent: 0 },
        { aboveRupees: 500_000, ratePercent: 20 },
        { aboveRupees: 1_000_000, ratePercent: 30 },
      ],
      ...financeActLaw('First Schedule', yearTable),
    },
  ],
};
