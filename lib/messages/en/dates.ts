/** Dates that are the same for everybody: their names, and how each is known. */
export const dates = {
  kinds: {
    'advance-tax': 'Advance tax: {percent}% due',
    'return-withoutBusiness': 'Income tax return {year}: due date without business income',
    'return-businessWithoutAudit':
      'Income tax return {year}: due date with business, without audit',
    'return-audited': 'Income tax return {year}: due date with audit',
    'return-belated': 'Belated ITR {year}: last day',
    'return-revised': 'Revised ITR {year}: last day',
    'weekly-expiry': '{exchange} weekly expiry: {contracts}',
    'monthly-expiry': '{exchange} monthly expiry: {contracts}',
    'market-closed': 'NSE, BSE closed: {name}',
    'market-muhurat': 'Muhurat trading for one hour, NSE, BSE: {name}',
    'market-open': 'NSE, BSE open on a weekend: {name}',
    mpc: 'RBI decision on the repo rate',
    'tds-deposit': 'TDS deposit for the previous month',
    'gstr-3b': 'GSTR-3B of the previous month, monthly filers',
    cpi: 'Retail inflation (CPI) of the previous month',
    iip: 'Industrial production (IIP)',
    'gst-collection': 'GST collection of the previous month',
    budget: 'Union Budget',
  },
  advanceDetail: 'Share of the year’s tax after TDS; due if that tax is {min} or more.',
  feeDetail:
    'After {after} with a fee: {fee} up to a total income of {income}, {feeAbove} above it ({citation}).',
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
