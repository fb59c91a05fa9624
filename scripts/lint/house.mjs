import next from 'eslint-config-next/core-web-vitals';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { kebabCase } from './kebab-case.mjs';

const nextPlugins = Object.assign({}, ...next.map(({ plugins }) => plugins));

/** The rules that oxlint lacks: our own, and some of ESLint, React and Next, unchanged. */
const house = {
  meta: { name: 'house' },
  rules: {
    'kebab-case': kebabCase,
    'no-restricted-syntax': builtinRules.get('no-restricted-syntax'),
    'no-restricted-imports': builtinRules.get('no-restricted-imports'),
    'no-deprecated': nextPlugins.react.rules['no-deprecated'],
    'no-location-assign-relative-destination':
      nextPlugins['@next/next'].rules['no-location-assign-relative-destination'],
  },
};

export default house;
