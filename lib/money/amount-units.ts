/**
 * The units in which people type an amount or ask for one, by every spelling that is read: in lower case, as NFKC
 * leaves it (a Devanagari letter with a dot below is two characters).
 */
export const amountUnits: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, thousands: 1e3, hazar: 1e3, hazaar: 1e3, hajar: 1e3 },
  ...{ l: 1e5, lac: 1e5, lacs: 1e5, lakh: 1e5, lakhs: 1e5, laakh: 1e5 },
  ...{ cr: 1e7, crs: 1e7, crore: 1e7, crores: 1e7, karod: 1e7, karor: 1e7 },
  'हज\u093cार': 1e3,
  हजार: 1e3,
  लाख: 1e5,
  'करोड\u093c': 1e7,
  करोड: 1e7,
};
