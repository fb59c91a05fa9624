/** Whether this is a built site; Next writes the value into the script while it builds. */
export const isBuilt = process.env.NODE_ENV === 'production';
