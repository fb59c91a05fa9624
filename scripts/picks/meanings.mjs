/** What is wrong with a file, for the operator. */
const meanings = {
  empty: 'there is nothing in it',
  'too-large': 'the file is too large',
  zip: 'a zip inside a zip, or one that is not called .zip; unzip it first',
  'too-many-entries': 'a zip of more than 5,000 files; split it',
  'inflates-too-much': 'unpacks to more than 256 MB; unzip it first',
  'empty-zip': 'a zip without figures',
  'pledge-above-holding': 'more shares are pledged than held',
  prices:
    'prices of an exchange, which are not imported; see NSE_PRICES_LICENCE in docs/operating.md',
  html: 'a web page instead of figures: the provider refused or asks for a login',
  encoding: 'no UTF-8 text',
  damaged: 'not well-formed, perhaps half a file',
  declaration: 'a document type or entities of its own, which are never read',
  'too-deep': 'nested too deeply',
  'too-many': 'too many elements',
  taxonomy:
    'not in the taxonomy of results (in-bse-fin, in-capmkt) or of shareholding (in-bse-shp)',
  insurer: 'an insurer’s statements, which are left out',
  'no-company': 'no valid ISIN and no symbol',
  'no-period': 'a day or the basis of the period is missing',
  'two-dates': 'two days where one is meant',
  currency: 'not in rupees (INR)',
  'not-in-rupees': 'amounts look like thousands or lakh; XBRL has rupees',
  'no-figures': 'no figures of a known name',
  'year-below-period': 'the year to date has less sales than its last quarter',
  'unknown-kind': 'none of the files that are known',
  'no-rows': 'no row could be read',
  'no-column': 'the column is missing',
  'unknown-column': 'no such column is known',
  'duplicate-column': 'the column stands there twice',
  cells: 'the line has another number of cells than the header',
  missing: 'needed, but empty',
  'no-isin': 'no ISIN (is a digit wrong?)',
  'no-number': 'no number',
  'no-day': 'no day of the calendar as YYYY-MM-DD',
  'no-choice': 'not one of the words that may stand here',
  'out-of-range': 'too small or too large',
  'too-early': 'published before the day that it speaks of was over',
  'in-future': 'a day that has not come',
  duplicate: 'an earlier line says this already',
  differs: 'not the same as elsewhere',
};

export function meaningOf(problem) {
  return meanings[problem] ?? problem;
}
