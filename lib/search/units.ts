/** Words that count thousands and more, with what they stand for. A bare "m" may be months or millions: it is none. */
export const unitSizes: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, thousands: 1e3, hazar: 1e3, hajar: 1e3, hazaar: 1e3 },
  ...{ lakh: 1e5, lakhs: 1e5, lac: 1e5, lacs: 1e5, laakh: 1e5, l: 1e5 },
  ...{ crore: 1e7, crores: 1e7, cr: 1e7, crs: 1e7, karod: 1e7, karor: 1e7 },
  ...{ million: 1e6, millions: 1e6, mn: 1e6, billion: 1e9, billions: 1e9, bn: 1e9 },
};
