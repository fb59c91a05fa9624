/** Beyond a crore of rupees a unit, a figure was mistyped; the dearest real ones are some 20 lakh. */
const highestNav = 1e7;

/** What AMFI and those who repeat it write where there is no NAV. */
const noNav = /^(|-|nil|n\.?a\.?|b\.c\.|#n\/a|#div\/0!)$/i;

/** '10.' is ten; '0', '0.0000' and words for none are no NAV. @returns undefined for what is in doubt. */
export function navOf(text: string): number | null | undefined {
  if (noNav.test(text)) return null;
  if (!/^\d{1,12}(\.\d{0,12})?$/.test(text)) return undefined;
  const nav = Number(text);
  if (nav > highestNav) return undefined;
  return nav > 0 ? nav : null;
}
