import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as solids from '@heroicons/react/20/solid';
import * as icons from '@heroicons/react/24/outline';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from './project.mjs';

const path = join(root, 'app', 'menu-icons.css');

/** The icons that lib/icon-name.ts names. */
const outlines = {
  dashboard: 'Squares2X2',
  components: 'Swatch',
  features: 'SquaresPlus',
  crypto: 'CircleStack',
  sip: 'ArrowTrendingUp',
  picks: 'Funnel',
  funds: 'BuildingLibrary',
  news: 'Newspaper',
  consultation: 'ChatBubbleLeftRight',
  tax: 'ReceiptPercent',
  options: 'ChartBarSquare',
  education: 'AcademicCap',
  forms: 'PencilSquare',
  'sign-up': 'UserPlus',
  'sign-in': 'ArrowRightEndOnRectangle',
  tables: 'TableCells',
  coffee: 'Heart',
  'web-services': 'Briefcase',
  privacy: 'LockClosed',
  delivery: 'Truck',
  back: 'ArrowLeft',
  search: 'MagnifyingGlass',
  home: 'Home',
  menu: 'Bars3',
  lock: 'LockClosed',
  settings: 'Cog6Tooth',
  external: 'ArrowTopRightOnSquare',
  filters: 'AdjustmentsHorizontal',
};

/** Those beside small text. */
const small = {
  'chevron-up': 'ChevronUp',
  'chevron-down': 'ChevronDown',
  'chevron-left': 'ChevronLeft',
  'chevron-right': 'ChevronRight',
  info: 'InformationCircle',
  download: 'ArrowDownTray',
  'check-circle': 'CheckCircle',
  'minus-circle': 'MinusCircle',
};

/**
 * `npm run icons`: draws app/menu-icons.css from @heroicons/react; with `--print`, to the terminal. As outlines in
 * the style sheet the menu's icons are sent once and cached. In the HTML they stood twice, as elements and in React's
 * payload, and were a fifth of what the server had to write of a small page.
 */
if (process.argv.includes('--print')) process.stdout.write(sheet());
else writeFileSync(path, sheet());

function sheet() {
  const drawn = [
    ...Object.entries(outlines).map(([name, icon]) => [name, icons[`${icon}Icon`]]),
    ...Object.entries(small).map(([name, icon]) => [name, solids[`${icon}Icon`]]),
  ];
  const rules = drawn.map(
    ([name, icon]) => `[data-icon='${name}'] {\n  --outline: url('${dataUri(icon)}');\n}\n`,
  );
  return ['/* Drawn by `npm run icons` from @heroicons/react. */\n', ...rules].join('\n');
}

function dataUri(icon) {
  const svg = renderToStaticMarkup(createElement(icon)).replace(
    / (?:aria-hidden|data-slot)="[^"]*"/g,
    '',
  );
  return `data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}`;
}
