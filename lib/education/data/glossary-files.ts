import life from '../../../content/glossary/derivatives-insurance-loans.json';
import saving from '../../../content/glossary/pay-saving-funds.json';
import site from '../../../content/glossary/crypto-fraud.json';
import tax from '../../../content/glossary/tax-shares.json';

/** All files of the glossary. next.config.ts loads this module too, so it may import nothing else of the site. */
export const glossaryEntries = [...saving, ...tax, ...life, ...site];
