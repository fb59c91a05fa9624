/** The note after the label of a field that may stay empty, in every form. */
export const optional = 'optional';
