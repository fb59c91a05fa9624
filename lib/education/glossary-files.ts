import life from './glossary/c.json';
import saving from './glossary/a.json';
import site from './glossary/site.json';
import tax from './glossary/b.json';

/** The files of the glossary together. next.config.ts reads them too, so this knows nothing of the site. */
export const glossaryEntries = [...saving, ...tax, ...life, ...site];
