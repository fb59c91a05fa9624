export const accountPath = '/account';
export const dataPath = '/account/data';
export const deletionPath = '/account/delete';
export const exportPath = '/api/account/export';
