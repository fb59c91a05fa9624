import type { TypedLeg, TypedStrategy } from '@/lib/options/typed-strategy';

/** What stands in the form's fields otherwise than in the state: typed before the scripts ran. */
export function foundTexts(form: HTMLFormElement | null, typed: TypedStrategy) {
  const data = new FormData(form ?? undefined);
  const changed = (key: string, known: string) => {
    const text = data.get(key);
    return typeof text === 'string' && text !== known ? text : null;
  };
  const legs = typed.legs.map((leg, index) => {
    const texts: Partial<TypedLeg> = {};
    for (const [name, known] of Object.entries(leg) as [keyof TypedLeg, string][]) {
      const text = changed(`leg${index + 1}.${name}`, known);
      if (text !== null) Object.assign(texts, { [name]: text });
    }
    return { index, texts };
  });
  return {
    legs: legs.filter(({ texts }) => Object.keys(texts).length > 0),
    spot: changed('spot', typed.spot),
  };
}
