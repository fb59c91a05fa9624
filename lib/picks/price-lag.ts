/**
 * Who teaches with prices of real securities uses such as are at least this old: SEBI's circular
 * HO/47/17/12(11)2025-MRD-POD3/I/11107/2026 of 8 May 2026 (domain.md section 5; read as a summary, not the original).
 * A page with reasons beside real names is such teaching. The setting may lengthen it.
 */
export const priceLag = { defaultDays: 30, minDays: 30, maxDays: 365 } as const;
