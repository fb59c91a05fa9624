import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { cardTiming } from './components/ui/card/card-timing';

/**
 * The design tokens. Every colour that the site paints is one of these names, in both themes;
 * tests/unit/tokens.test.ts computes their contrast.
 *
 * The palette: paper and ink, with one accent, the green-blue of a peacock's neck. Marigold, indigo and
 * the rest serve charts only; any two of them can be told apart also by readers who see no red, no green or
 * no blue (the test simulates it). Gain and loss never speak by colour alone: a sign stands beside them.
 */
export const colourTokens = {
  light: {
    canvas: '#f6f5f1',
    surface: '#ffffff',
    'surface-sunken': '#efede7',
    'surface-raised': '#ffffff',
    line: '#e0ddd3',
    control: '#827f74',
    ink: '#1b2124',
    'ink-soft': '#4a5358',
    'ink-faint': '#62696d',
    accent: '#0b6b73',
    'accent-strong': '#07535a',
    'accent-soft': '#ddeeee',
    'on-accent': '#ffffff',
    focus: '#0b6b73',
    scrim: '#0a1416',
    gain: '#1c6b3c',
    'gain-soft': '#e0f0e5',
    loss: '#b0301f',
    'loss-soft': '#fae6e2',
    warn: '#7d5200',
    'warn-soft': '#fbeecd',
    'chart-1': '#0b6b73',
    'chart-2': '#c57604',
    'chart-3': '#5b51b3',
    'chart-4': '#a6005c',
    'chart-5': '#5a6325',
    'chart-6': '#828789',
  },
  dark: {
    canvas: '#0e1416',
    surface: '#151d20',
    'surface-sunken': '#0a1011',
    'surface-raised': '#1c262a',
    line: '#2a363a',
    control: '#768589',
    ink: '#edf1f1',
    'ink-soft': '#b6c1c4',
    'ink-faint': '#97a4a8',
    accent: '#5cc5c8',
    'accent-strong': '#86dadb',
    'accent-soft': '#12343a',
    'on-accent': '#06262a',
    focus: '#86dadb',
    scrim: '#000000',
    gain: '#74cf97',
    'gain-soft': '#12301e',
    loss: '#f59382',
    'loss-soft': '#3d1b16',
    warn: '#eabb5e',
    'warn-soft': '#362a10',
    'chart-1': '#5cc5c8',
    'chart-2': '#e0a53b',
    'chart-3': '#8b95ef',
    'chart-4': '#fd6ea6',
    'chart-5': '#d6e393',
    'chart-6': '#808886',
  },
} as const;

export type ColourToken = keyof typeof colourTokens.light;

const colourNames = Object.keys(colourTokens.light) as ColourToken[];

const variables = (theme: Record<ColourToken, string>) =>
  Object.fromEntries(colourNames.map((name) => [`--${name}`, theme[name]]));

/**
 * Size, line height, tracking. `xs` labels and heads of columns, `sm` tables and controls, `base` text,
 * `lg` titles of cards, `xl` the title of a page, `2xl` figures, `4xl` the main figure (`3xl` on phones).
 */
export const typeScale = {
  xs: ['0.8125rem', { lineHeight: '1.125rem' }],
  sm: ['0.875rem', { lineHeight: '1.25rem' }],
  base: ['0.9375rem', { lineHeight: '1.375rem' }],
  lg: ['1.0625rem', { lineHeight: '1.5rem', letterSpacing: '-0.005em' }],
  xl: ['1.3125rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
  '2xl': ['1.375rem', { lineHeight: '1.75rem', letterSpacing: '-0.01em' }],
  '3xl': ['1.75rem', { lineHeight: '2.125rem', letterSpacing: '-0.015em' }],
  '4xl': ['2.125rem', { lineHeight: '2.5rem', letterSpacing: '-0.02em' }],
} satisfies Record<string, [string, { lineHeight: string; letterSpacing?: string }]>;

/** One step of space: `gap-4` is four of them. */
export const spaceStep = '0.25rem';

export const radii = {
  none: '0',
  sm: '0.375rem',
  DEFAULT: '0.5rem',
  lg: '0.75rem',
  full: '9999px',
} as const;

export const shadows = {
  none: 'none',
  card: '0 1px 2px rgb(20 30 30 / 0.05)',
  raised: '0 6px 24px -6px rgb(10 20 20 / 0.18), 0 2px 6px rgb(10 20 20 / 0.08)',
} as const;

/** How long a movement takes. Where the person wants less movement, all of them take no time (base.css). */
export const motionMs = {
  /** A colour that answers the pointer. */
  quick: 120,
  /** Something small that appears, turns or slides. */
  calm: 200,
  collapse: cardTiming.collapseMs,
  'full-screen': cardTiming.fullScreenMs,
} as const;

// Where class names are read from is said in app/globals.css.
const config: Config = {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(colourNames.map((name) => [name, `var(--${name})`])),
    },
    fontFamily: {
      sans: [
        'var(--font-inter)',
        '"Inter Fallback"',
        '"Devanagari Fallback"',
        'system-ui',
        'sans-serif',
      ],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: typeScale,
    borderRadius: radii,
    boxShadow: shadows,
    // In rem: a reader whose browser has a larger font gets the layout of a narrower screen, not narrower columns.
    // The comments are widths at the usual 16 px. Units must not be mixed, because Tailwind sorts the widths.
    screens: {
      // 360 px, the narrowest phone that all looks are made for; below it some words are smaller.
      xs: '22.5rem',
      // 480 px
      sm: '30rem',
      // 720 px
      md: '45rem',
      // 992 px, the mobile breakpoint of the specification: below it the menu is a drawer.
      lg: '62rem',
      // 1,280 px
      xl: '80rem',
      // 1,440 px
      '2xl': '90rem',
    },
    extend: {
      transitionDuration: Object.fromEntries(
        Object.entries(motionMs).map(([name, ms]) => [name, `${ms}ms`]),
      ),
      keyframes: {
        appear: { from: { opacity: '0', transform: 'translateY(0.25rem)' } },
        'full-screen': { from: { opacity: '0', transform: 'scale(0.94)' } },
        // Two names: the way back would not start anew under the name of the way in.
        'from-full-screen': { to: { opacity: '0', transform: 'scale(0.94)' } },
      },
      animation: {
        appear: `appear ${motionMs.calm}ms ease-out`,
        'enter-full-screen': `full-screen ${motionMs['full-screen']}ms ease-out`,
        'leave-full-screen': `from-full-screen ${motionMs['full-screen']}ms ease-in`,
      },
      maxWidth: { prose: '68ch', page: '78rem' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { 'color-scheme': 'light', ...variables(colourTokens.light) },
        // Paper is light: what is printed keeps the light tokens.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root:not([data-theme=light])': {
            'color-scheme': 'dark',
            ...variables(colourTokens.dark),
          },
        },
        '@media screen': {
          ':root[data-theme=dark]': { 'color-scheme': 'dark', ...variables(colourTokens.dark) },
        },
      });
    }),
  ],
};

export default config;
