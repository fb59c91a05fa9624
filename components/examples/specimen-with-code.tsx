import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { classNames } from '@/components/ui/class-names';
import { CopyButton, type CopyLabels } from '@/components/ui/files/copy-button';

/** The part itself, and below it the file that draws it. */
export function SpecimenWithCode({
  id,
  file,
  code,
  labels,
  isOnCanvas = false,
  children,
}: {
  id: string;
  /** Its path in the repository. */
  file: string;
  code: string;
  labels: CopyLabels & { code: string };
  /** For what is itself a surface. */
  isOnCanvas?: boolean;
  children: ReactNode;
}) {
  const codeId = `${id}-code`;
  return (
    <div className="rounded-lg border border-line bg-surface shadow-card">
      <div
        className={classNames(
          'flex min-h-24 flex-wrap items-center gap-4 rounded-t-lg p-5 md:p-6',
          isOnCanvas ? 'bg-canvas' : null,
        )}
      >
        {children}
      </div>
      <details className="group border-t border-line">
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-b-lg px-5 text-sm font-semibold text-ink-soft hover:bg-surface-sunken hover:text-ink md:px-6 [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="size-4 transition-transform duration-calm group-open:rotate-90"
          />
          {labels.code}
        </summary>
        <div className="border-t border-line bg-surface-sunken">
          <div className="flex flex-wrap items-center justify-between gap-x-4 py-1 pr-2 pl-5 md:pl-6">
            <p className="font-mono text-xs break-all text-ink-soft">{file}</p>
            <CopyButton targetId={codeId} labels={labels} />
          </div>
          <pre
            id={codeId}
            tabIndex={0}
            aria-label={file}
            role="region"
            className="max-h-112 overflow-auto rounded-b-lg px-5 pb-5 font-mono text-xs md:px-6"
          >
            {code}
          </pre>
        </div>
      </details>
    </div>
  );
}
