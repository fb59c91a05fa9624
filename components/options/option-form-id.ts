/** The form of the legs; its presets stand in the title row, outside it. */
export const optionFormId = 'option-form';
