// Here editors and ESLint look for it; its packages are installed in scripts/lint.
export { default } from './scripts/lint/config.mjs';
