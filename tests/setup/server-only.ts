/** Replaces `server-only`, which is an error everywhere but in a server bundle. */
export {};
