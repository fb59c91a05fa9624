'use client';

import { lazyComponent } from '@/components/ui/loading/use-lazy';
import type { Language } from '@/lib/messages/language';
import { languageOfPath } from '@/lib/navigation/in-language';

const messagesIn = {
  en: () => import('@/lib/messages/en/frame/shell'),
  hi: () => import('@/lib/messages/hi/frame/shell'),
} satisfies Record<Language, unknown>;

/** The member's part of the user area, where the browser knows of a session. Guests load neither it nor its messages. */
export const LazyMemberArea = lazyComponent(
  async () => {
    const { language } = languageOfPath(window.location.pathname);
    const [{ MemberArea }, { shell }] = await Promise.all([
      import('./member-area'),
      messagesIn[language](),
    ]);
    return function Area() {
      return <MemberArea labels={shell} />;
    };
  },
  (load) => {
    if (document.documentElement.dataset.member !== undefined) load();
  },
);
