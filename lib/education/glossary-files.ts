import life from './glossary/c.json';
import saving from './glossary/a.json';
import site from './glossary/site.json';
import tax from './glossary/b.json';

/** All files of the glossary. next.config.ts loads this module too, so it may import nothing else of the site. */
export const glossaryEntries = [...saving, ...tax, ...life, ...site];
