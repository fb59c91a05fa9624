/** The rules of Schedule VDA and what shows its lines, as one piece. */
export { VdaYearTable } from './vda-year-table';
export { vdaRules } from './vda-rules';
