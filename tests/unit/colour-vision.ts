/**
 * How colours look to readers who lack one kind of cone, and how far two colours are apart. For tests of the
 * palette only; nothing of it ships.
 */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

export const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;
export type Vision = (typeof visions)[number];

/**
 * Machado, Oliveira, Fernandes: "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 * IEEE Transactions on Visualization and Computer Graphics 15(6), 2009: the authors' tables for severity 1.0,
 * applied to linear RGB.
 */
const matrices: Record<Vision, Matrix> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** sRGB (IEC 61966-2-1) to linear light. */
export function linearChannels(hex: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function times(matrix: Matrix, [a, b, c]: Triple): Triple {
  const [first, second, third] = matrix.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [first ?? 0, second ?? 0, third ?? 0];
}

/** sRGB primaries to XYZ, divided by the white point D65. */
const toXyz: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

/** CIE L*a*b* of a colour as that reader sees it. */
export function labSeen(hex: string, vision: Vision): Triple {
  const seen = times(matrices[vision], linearChannels(hex)).map((value) =>
    Math.min(1, Math.max(0, value)),
  );
  const [x, y, z] = times(toXyz, [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0]).map((value) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116,
  );
  return [116 * (y ?? 0) - 16, 500 * ((x ?? 0) - (y ?? 0)), 200 * ((y ?? 0) - (z ?? 0))];
}

const inDegrees = (radians: number) => ((radians * 180) / Math.PI + 360) % 360;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const cos = (degrees: number) => Math.cos(inRadians(degrees));

/**
 * CIEDE2000: about 1 is the least difference that an eye notices, 10 is seen at a glance. Sharma, Wu, Dalal,
 * "The CIEDE2000 Color-Difference Formula", Color Research and Application 30(1), 2005.
 */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + 25 ** 7)));
  const c1 = Math.hypot(a1 * (1 + stretch), b1);
  const c2 = Math.hypot(a2 * (1 + stretch), b2);
  const h1 = inDegrees(Math.atan2(b1, a1 * (1 + stretch)));
  const h2 = inDegrees(Math.atan2(b2, a2 * (1 + stretch)));
  const isGrey = c1 * c2 === 0;
  const hueChange = h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const hueStep = isGrey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(inRadians(hueChange / 2));
  const sum = h1 + h2;
  const hue = isGrey
    ? sum
    : Math.abs(h1 - h2) <= 180
      ? sum / 2
      : (sum < 360 ? sum + 360 : sum - 360) / 2;
  const chroma = (c1 + c2) / 2;
  const lightness = (l1 + l2) / 2 - 50;
  const t =
    1 -
    0.17 * cos(hue - 30) +
    0.24 * cos(2 * hue) +
    0.32 * cos(3 * hue + 6) -
    0.2 * cos(4 * hue - 63);
  const dL = (l2 - l1) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * chroma);
  const dH = hueStep / (1 + 0.015 * chroma * t);
  const rotation =
    -2 *
    Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) *
    Math.sin(inRadians(60 * Math.exp(-(((hue - 275) / 25) ** 2))));
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH);
}
