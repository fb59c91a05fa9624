import life from '../../../content/glossary/derivatives-insurance-loans.json';
import saving from '../../../content/glossary/pay-saving-funds.json';
import site from '../../../content/glossary/crypto-fraud.json';
import tax from '../../../content/glossary/tax-shares.json';

const alphabet = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * All entries of the glossary, in the order of the alphabet. next.config.ts loads this module too, so it may import
 * nothing else of the site.
 */
export const glossaryEntries = [...saving, ...tax, ...life, ...site].sort((one, other) =>
  alphabet.compare(one.term, other.term),
);
