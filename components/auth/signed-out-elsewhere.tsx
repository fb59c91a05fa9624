'use client';

import { useEffect } from 'react';
import { announceSession } from '@/lib/auth/session-channel';

/** Tells the browser's other tabs that the session is over, when the server ended it and not this tab. */
export function SignedOutElsewhere() {
  useEffect(() => announceSession('signed-out'), []);
  return null;
}
