/** Dates that are the same for everybody: their names, and how each is known. */
export const dates = {
  kinds: {
    'advance-tax': 'Advance tax: {percent}% due by this day',
    'return-withoutBusiness': 'Income tax return {year}: last day without business income',
    'return-businessWithoutAudit':
      'Income tax return {year}: last day with business, without audit',
    'return-audited': 'Income tax return {year}: last day with audit',
    'return-belated': 'Income tax return {year}: last day to file late',
    'return-revised': 'Income tax return {year}: last day to revise',
    'weekly-expiry': '{exchange} weekly expiry: {contracts}',
    'monthly-expiry': '{exchange} monthly expiry: {contracts}',
    'market-closed': '{exchanges} closed: {name}',
    'market-muhurat': 'Muhurat trading for one hour, {exchanges}: {name}',
    'market-open': '{exchanges} open at a weekend: {name}',
    mpc: 'RBI decision on the repo rate',
    'tds-deposit': 'Deposit of tax deducted in the month before',
    'gstr-3b': 'GSTR-3B of the month before, monthly filers',
    cpi: 'Retail inflation (CPI) of the month before',
    iip: 'Industrial production (IIP)',
    'gst-collection': 'GST collection of the month before',
    budget: 'Union Budget',
  },
  advanceDetail: 'Of the year’s tax after TDS; due if that tax is {least} or more.',
  returnDetail: 'No extension is known. An extension would move this date.',
  moved: 'Not on {from}, which is a holiday ({holiday}).',
  basis: {
    law: 'By {citation}.',
    published: '{source}. Read in: {readIn}.',
    usual: 'Usual day; check with {source}.',
  },
  mpcUnknown: 'RBI announces the dates of its next decisions in March.',
  holidaysKnown: 'Trading holidays are known up to {date}. Later dates may move.',
} as const;
