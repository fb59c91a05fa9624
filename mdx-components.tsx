import type { MDXComponents } from 'mdx/types';

/** Next wants this file beside app/. A lesson is given its components by whoever prints it (components/education). */
export function useMDXComponents(): MDXComponents {
  return {};
}
