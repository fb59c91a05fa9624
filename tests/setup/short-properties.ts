import fc from 'fast-check';

/**
 * For the mutation tool alone, which runs each test hundreds of times: the same cases every time, and of each property
 * as many as fit into half a second.
 */
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 500 });
