/** One answer as https would send it. */
export type Answer = {
  /** By lower-case name; several values of one name as they arrived, in one text with commas. */
  headers: Readonly<Record<string, string | undefined>>;
  setCookies: readonly string[];
  /** Null where the answer is no HTML. */
  html: string | null;
};

/** A rule of the observatory, what it saw, and what that adds or takes. */
export type Finding = { rule: string; modifier: number };

const base = 100;
/** Below this no bonus counts. */
const bonusesFrom = 90;
const sixMonthsSeconds = 15_768_000;

/**
 * What MDN's HTTP Observatory would say of this answer: the facts of its table and of its tests (github
 * mdn/mdn-http-observatory, src/grader/charts.js and src/analyzer/tests, 94042bb of 2026-08-20), for what this site
 * can send. Two of its rules see more than one answer: that http leads to https is the business of what stands before
 * the site, and whether the name is on the browsers' preload list that of its operator; both count nothing here.
 */
export function observatoryScore(answer: Answer): { score: number; findings: Finding[] } {
  const findings = [
    policyFinding(answer),
    ...Object.entries(rules).map(([rule, modifierOf]) => ({ rule, modifier: modifierOf(answer) })),
  ];
  const sum = (modifiers: readonly Finding[]) =>
    modifiers.reduce((total, { modifier }) => total + modifier, base);
  const withoutBonuses = sum(findings.filter(({ modifier }) => modifier < 0));
  return { score: withoutBonuses >= bonusesFrom ? sum(findings) : withoutBonuses, findings };
}

const rules: Readonly<Record<string, (answer: Answer) => number>> = {
  cookies({ setCookies, headers }) {
    if (setCookies.length === 0) return 0;
    const modifiers = setCookies.map((cookie) => {
      const [pair = '', ...flags] = cookie.toLowerCase().split(/;\s*/);
      const isSession = /^[^=]*(?:login|sess)/.test(pair);
      if (isSession && !flags.includes('httponly')) return -30;
      const isSecure = flags.includes('secure');
      if (!isSecure && isSession) return headers['strict-transport-security'] ? -10 : -40;
      if (!isSecure) return headers['strict-transport-security'] ? -5 : -20;
      const site = flags.find((flag) => flag.startsWith('samesite'));
      if (site && !/^samesite=(?:lax|strict|none)$/.test(site)) return -20;
      return site ? 5 : 0;
    });
    return Math.min(...modifiers);
  },
  cors({ headers }) {
    const allowed = headers['access-control-allow-origin'];
    const isForAll = allowed && allowed !== '*' && headers['access-control-allow-credentials'];
    return isForAll ? -50 : 0;
  },
  referrer({ headers }) {
    const value = headers['referrer-policy'];
    if (value === undefined) return 0;
    const isPrivate = [
      'no-referrer',
      'same-origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    ].includes(value);
    return isPrivate ? 5 : -5;
  },
  transport({ headers }) {
    const seconds = Number(
      /\bmax-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? NaN,
    );
    if (Number.isNaN(seconds)) return -20;
    return seconds >= sixMonthsSeconds ? 0 : -10;
  },
  integrity({ html }) {
    const sources = [...(html ?? '').matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(
      ([, source = '']) => source,
    );
    if (sources.some((source) => /^(?:http:|\/\/)/.test(source))) return -50;
    return sources.some((source) => source.startsWith('https:')) ? -5 : 0;
  },
  sniffing: ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  framing({ headers }) {
    const ancestors = directivesOf(headers['content-security-policy'])?.get('frame-ancestors');
    if (ancestors && !ancestors.some(isBroad)) return 5;
    return /^(?:deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20;
  },
  opener: ({ headers }) =>
    gradeOf(headers['cross-origin-opener-policy'], [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
    ]),
  resource: ({ headers }) =>
    gradeOf(headers['cross-origin-resource-policy'], ['same-origin', 'same-site']),
  embedder: ({ headers }) =>
    gradeOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless']),
};

function gradeOf(value: string | undefined, good: readonly string[]): number {
  return value !== undefined && good.includes(value) ? 10 : 0;
}

function policyFinding({ headers }: Answer): Finding {
  const directives = directivesOf(headers['content-security-policy']);
  if (directives === null) return { rule: 'policy: none, or one that is not valid', modifier: -25 };
  const fallback = directives.get('default-src') ?? ['*'];
  const scripts = effective(directives.get('script-src') ?? fallback);
  const styles = effective(directives.get('style-src') ?? fallback);
  const objects = directives.get('object-src') ?? fallback;
  const unsafe = (sources: readonly string[]) =>
    sources.some((source) => isBroad(source) || ["'unsafe-inline'", 'data:'].includes(source));
  if (unsafe(scripts) || objects.some(isBroad)) return { rule: 'policy: inline', modifier: -20 };
  const isPlain = (source: string) => /^(?:http|ftp):/.test(source);
  const passive = ['img-src', 'media-src'];
  const active = [...directives].filter(([name]) => !passive.includes(name));
  if (active.some(([, sources]) => sources.some(isPlain))) {
    return { rule: 'policy: plain http', modifier: -20 };
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) {
    return { rule: 'policy: eval', modifier: -10 };
  }
  if (passive.some((name) => (directives.get(name) ?? fallback).some(isPlain))) {
    return { rule: 'policy: pictures over plain http', modifier: -10 };
  }
  if (unsafe(styles)) return { rule: 'policy: inline styles', modifier: 0 };
  return fallback.join() === "'none'"
    ? { rule: "policy: default-src 'none'", modifier: 10 }
    : { rule: 'policy', modifier: 5 };
}

/** With a nonce or a hash browsers pass over 'unsafe-inline'; with 'strict-dynamic' besides also over addresses. */
function effective(sources: readonly string[]): readonly string[] {
  const isNamed = sources.some((source) => /^'(?:nonce|sha(?:256|384|512))-/.test(source));
  if (!isNamed) return sources;
  const ignored = sources.includes("'strict-dynamic'") ? /^(?:'self'|https?:|ftp:|\*)/ : /^$/;
  return sources.filter((source) => source !== "'unsafe-inline'" && !ignored.test(source));
}

function isBroad(source: string): boolean {
  return /^(?:(?:ftp|https?):|\*|https?:\/\/\*(?:\.\*)?)$/.test(source);
}

/** Null where there is no policy, and where a directive comes twice. */
function directivesOf(policy: string | undefined): Map<string, string[]> | null {
  const directives = new Map<string, string[]>();
  for (const part of (policy ?? '').split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === '') continue;
    if (directives.has(name)) return null;
    directives.set(name, sources.length === 0 && name.endsWith('-src') ? ["'none'"] : sources);
  }
  return directives.size === 0 ? null : directives;
}
