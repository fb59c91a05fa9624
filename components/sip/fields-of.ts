import type { FieldView, FormView } from './form-view';

/** All fields of the form in its order, hidden ones excepted. */
export function fieldsOf({ core, groups }: FormView): FieldView[] {
  return [...core, ...groups.flatMap(({ sets }) => sets.flatMap(({ fields }) => fields))];
}
