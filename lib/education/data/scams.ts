import 'server-only';
import drills from '@/content/scams.json';

/** A real kind of fraud under made-up names: how to recognise it, what one can do, and the result of each choice. */
export type ScamDrill = {
  slug: string;
  title: string;
  scene: string;
  signs: readonly { text: string; why: string }[];
  /** Exactly one of them is safe. */
  choices: readonly { text: string; isSafe: boolean; why: string }[];
  /** Where to check and where to report. */
  report: string;
};

/** The place of the safe choice changes from drill to drill, so that it gives no hint. */
export const scamDrills: readonly ScamDrill[] = (drills as readonly ScamDrill[]).map(
  (drill, place) => ({ ...drill, choices: withSafeAt(drill.choices, (place * 2 + 1) % 3) }),
);

/** The beginning of a scene, about three lines of a card, cut at the end of a word. */
export function beginningOf({ scene }: ScamDrill): string {
  const [beginning = ''] = /^.{0,127}[^\s.,:;](?=[.,:;]{0,3}\s)/su.exec(scene) ?? [];
  return `${beginning}…`;
}

export function findDrill(slug: string): ScamDrill | null {
  return scamDrills.find((drill) => drill.slug === slug) ?? null;
}

function withSafeAt(choices: ScamDrill['choices'], place: number): ScamDrill['choices'] {
  const safe = choices.filter(({ isSafe }) => isSafe);
  const others = choices.filter(({ isSafe }) => !isSafe);
  return [...others.slice(0, place), ...safe, ...others.slice(place)];
}
