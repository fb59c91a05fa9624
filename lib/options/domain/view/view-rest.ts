/** A text without the words that were found in it, with `mark` in their place. Spaces stay single, as patterns expect. */
export function withoutFound(text: string, found: string, mark = ''): string {
  return text.replace(found, () => ` ${mark} `).replace(/ {2,}/g, ' ');
}
