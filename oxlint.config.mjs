// The patterns of files are read from here; the rules and their packages are in scripts/lint.
export { default } from './scripts/lint/config.mjs';
