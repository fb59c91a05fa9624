'use client';

import { useEffect } from 'react';
import { onSessionChange } from '@/lib/auth/session-channel';

/**
 * On a members' page: when another tab signs out or in as somebody else, this one loads again. The doorman
 * then leads a guest to sign-in, and nothing of the member stays on the screen.
 */
export function LeaveWhenSignedOut() {
  useEffect(() => onSessionChange(() => window.location.reload()), []);
  return null;
}
