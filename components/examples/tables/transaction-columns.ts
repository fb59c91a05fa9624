import { numberColumn, textColumn, type DataColumn } from '@/components/ui/data-table/data-column';
import { formatDate } from '@/lib/calendar/iso-date';
import type { Messages } from '@/lib/messages';
import { formatFixed, formatNumber } from '@/lib/money/rupees';
import {
  sampleCategories,
  sampleKinds,
  type SampleTransaction,
} from '@/lib/examples/sample-transactions';

/**
 * The columns of the sample, the most important ones also on a phone: the columns of a screen fit its width (a browser
 * test measures it). Make them once: a table does not read changed columns.
 */
export function transactionColumns({
  columns,
  units,
}: Pick<Messages['tables'], 'columns' | 'units'>): readonly DataColumn<SampleTransaction>[] {
  return [
    textColumn({
      id: 'fund',
      title: columns.fund,
      value: ({ fund }) => fund,
      widthClass: 'w-30 md:w-44 xl:w-52 2xl:w-60',
    }),
    textColumn({
      id: 'date',
      title: columns.date,
      value: ({ date }) => date,
      format: (date) => formatDate(date),
      showsFrom: 'tablet',
      widthClass: 'w-28',
    }),
    textColumn({
      id: 'category',
      title: columns.category,
      value: ({ category }) => category,
      choices: sampleCategories,
      showsFrom: 'wide',
      widthClass: 'w-28',
    }),
    textColumn({
      id: 'kind',
      title: columns.kind,
      value: ({ kind }) => kind,
      choices: sampleKinds,
      showsFrom: 'desktop',
      widthClass: 'w-28',
    }),
    numberColumn({
      id: 'units',
      title: columns.units,
      value: (row) => row.units,
      format: (count) => formatFixed(count, 3),
      showsFrom: 'desktop',
      widthClass: 'w-28',
    }),
    numberColumn({
      id: 'nav',
      title: columns.nav,
      unit: units.rupees,
      value: ({ navRupees }) => navRupees,
      format: (rupees) => formatFixed(rupees, 2),
      showsFrom: 'wide',
      widthClass: 'w-24',
    }),
    numberColumn({
      id: 'amount',
      title: columns.amount,
      unit: units.rupees,
      value: ({ amountRupees }) => amountRupees,
      format: formatNumber,
      widthClass: 'w-28',
    }),
    numberColumn({
      id: 'one-year-return',
      title: columns.oneYearReturn,
      unit: units.percent,
      value: ({ oneYearReturnPercent }) => oneYearReturnPercent,
      format: (percent) => formatFixed(percent, 2),
      showsFrom: 'tablet',
      widthClass: 'w-36',
    }),
  ];
}

export const samplePageSizes = [25, 50, 'all'] as const;
