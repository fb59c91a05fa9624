import { isGstin } from '@/lib/premium/seller';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Numbers that the GST portal's own guides and many tax sites print. */
const published = ['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAGFF2194N1Z1', '27AASCS2460H1Z0'];

test.each(published)('%s is a valid GSTIN', (number) => {
  expect(isGstin(number)).toBe(true);
});

test.each(published)('%s with another check sign is refused', (number) => {
  const others = [...signs].filter((sign) => sign !== number.at(-1));
  expect(others.filter((sign) => isGstin(number.slice(0, 14) + sign))).toEqual([]);
});

test('a slip in any one of its digits and letters is refused', () => {
  const [number = ''] = published;
  for (let place = 0; place < 14; place += 1) {
    const slips = [...signs].filter((sign) => sign !== number[place]);
    expect(
      slips.filter((sign) => isGstin(number.slice(0, place) + sign + number.slice(place + 1))),
    ).toEqual([]);
  }
});

test.each(['', '27aapfu0939f1zv', ' 27AAPFU0939F1ZV', '00AAPFU0939F1ZV', '39AAPFU0939F1ZV'])(
  '%j is refused',
  (number) => {
    expect(isGstin(number)).toBe(false);
  },
);
