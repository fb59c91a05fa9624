'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { Alert } from '@/components/ui/alert';
import type { ImportForm as Form } from './import-form';

type Props = ComponentProps<typeof Form>;

/**
 * Only a member sees the form, and the guests' dashboard is the same page. By React's `lazy`, since the server writes the
 * form: it works without scripts.
 */
const ImportForm = lazy(() =>
  import('./import-form').then(
    (module) => ({ default: module.ImportForm }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded({ statementMessages }: Pick<Props, 'statementMessages'>) {
  return <Alert tone="bad">{statementMessages.formNotLoaded}</Alert>;
}

export function LazyImportForm(props: Props) {
  return (
    <Suspense>
      <ImportForm {...props} />
    </Suspense>
  );
}
