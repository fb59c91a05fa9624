import site from './glossary/site.json';

/** The files of the glossary together. next.config.ts reads them too, so this knows nothing of the site. */
export const glossaryEntries = [...site];
