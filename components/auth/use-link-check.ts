'use client';

import { useEffect, useState } from 'react';
import { checkLink } from '@/lib/auth/client/auth-client';
import type { FirebaseClientConfig } from '@/lib/firebase/client-config';

/** `unknown`: not answered yet, or not reachable; then the submission decides. */
export type LinkState =
  { kind: 'unknown' } | { kind: 'good'; email: string | null } | { kind: 'bad' };

/**
 * Asks Firebase when the page opens whether its one-time link still works. The client that the submission needs is
 * loaded by it as well.
 */
export function useLinkCheck(config: FirebaseClientConfig, code: string): LinkState {
  const [state, setState] = useState<LinkState>({ kind: 'unknown' });
  const { apiKey, projectId, authDomain, authEmulatorHost } = config;

  useEffect(() => {
    let isMounted = true;
    void checkLink({ apiKey, projectId, authDomain, authEmulatorHost }, code).then((answer) => {
      if (!isMounted) return;
      if (answer.ok) setState({ kind: 'good', email: answer.value.email });
      // An account that is gone answers "user not found", which is one word with wrong credentials.
      else if (answer.problem === 'bad-link' || answer.problem === 'wrong-credentials')
        setState({ kind: 'bad' });
    });
    return () => {
      isMounted = false;
    };
  }, [apiKey, authDomain, authEmulatorHost, code, projectId]);

  return state;
}
