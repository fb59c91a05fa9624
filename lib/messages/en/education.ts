export const education = {
  computed: {
    years: '{years} years',
    forEver: 'for as long as the return lasts',
    breakEven: {
      never: 'more than anybody could deduct',
      always: 'nothing at all',
    },
  },
} as const;
