import { create } from 'qrcode';
import fc from 'fast-check';
import { qrSvg } from '@/lib/support/qr-svg';
import { isSupportAmount, supportBounds, upiLink } from '@/lib/support/upi-link';

const payee = { address: 'arthayatra@okbank', name: 'Arthayatra & Co' };

test('the link says to whom, how much and what for, every value encoded', () => {
  expect(upiLink(payee, 51)).toBe(
    'upi://pay?pa=arthayatra@okbank&pn=Arthayatra%20%26%20Co&am=51.00&cu=INR&tn=Support%20for%20Arthayatra%20%26%20Co',
  );
});

test.each([0, -51, 50.5, 1_00_001, NaN, Infinity])('%p is no amount of support', (rupees) => {
  expect(isSupportAmount(rupees)).toBe(false);
  expect(() => upiLink(payee, rupees)).toThrow(RangeError);
});

test('whatever the name is, it stays one value: it can add no other payee or amount', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.integer({ min: supportBounds.min, max: supportBounds.max }),
      (name, rupees) => {
        const query = new URLSearchParams(upiLink({ ...payee, name }, rupees).split('?')[1]);
        expect([...query.keys()]).toEqual(['pa', 'pn', 'am', 'cu', 'tn']);
        expect(query.get('pa')).toBe(payee.address);
        expect(query.get('pn')).toBe(name);
        expect(Number(query.get('am'))).toBe(rupees);
      },
    ),
    { numRuns: 200 },
  );
});

/** The modules that the picture draws, read back from its path. */
function modulesOf(svg: string): { side: number; dark: Set<string> } {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const path = /<path d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  return { side, dark: new Set(dark) };
}

test('the picture holds every module of the code, four light ones around it, and no style', () => {
  const link = upiLink(payee, 501);
  const svg = qrSvg(link);
  const { side, dark } = modulesOf(svg);
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  expect(side).toBe(modules.size + 8);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [row, column] = [y - 4, x - 4];
      const isInside = row >= 0 && column >= 0 && row < modules.size && column < modules.size;
      expect(dark.has(`${x} ${y}`)).toBe(isInside && Boolean(modules.get(row, column)));
    }
  }
  expect(svg).not.toMatch(/style|<script|href/);
});
