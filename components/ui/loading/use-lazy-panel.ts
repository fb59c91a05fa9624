import { useState } from 'react';
import { useLazy } from './use-lazy';

const noticeMs = 10_000;

/**
 * Code of a panel that a press opens. Where it cannot be downloaded, `hasFailed` is true for ten seconds after the press,
 * and the next press tries again.
 */
export function useLazyPanel<Code>(fetchCode: () => Promise<Code>) {
  /** Null after a press whose code did not arrive. */
  const [isOpen, setIsOpen] = useState<boolean | null>(false);
  const { code, load } = useLazy(() =>
    fetchCode().catch((error: unknown) => {
      setIsOpen((was) => was && null);
      setTimeout(setIsOpen, noticeMs, (was: boolean | null) => was ?? false);
      throw error;
    }),
  );
  return { code, load, isOpen: !!isOpen, hasFailed: isOpen === null, setIsOpen };
}
