/** Names the one entry of a browser's storage that holds what a guest keeps. */
export const browserCopyKey = 'kept';
