import type { MetadataRoute } from 'next';
import { messages } from '@/lib/messages';
import { homePath } from '@/lib/navigation/routes';
import { colourTokens } from '@/tailwind.config';

/** The site as an app on a home screen. The icons are app/icon.svg, drawn in pixels. */
export default function manifest(): MetadataRoute.Manifest {
  const { site, navigation } = messages();
  const { sipCalculator, incomeTaxCalculator, optionTrading } = navigation.titles;
  return {
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.description,
    lang: 'en-IN',
    categories: ['finance', 'education'],
    start_url: homePath,
    scope: '/',
    display: 'standalone',
    shortcuts: [
      { name: sipCalculator, url: '/features/sip-calculator' },
      { name: incomeTaxCalculator, url: '/features/income-tax-calculator' },
      { name: optionTrading, url: '/features/option-trading' },
    ],
    background_color: colourTokens.light.canvas,
    theme_color: colourTokens.light.canvas,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
