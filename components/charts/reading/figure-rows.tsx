'use client';

import { useEffect, useRef } from 'react';

/**
 * Puts all rows of a chart on its figure (reading-rows.ts) once scripts run. Only scripts read them, and as an attribute in
 * the HTML they would be in the document twice: React's payload has them too.
 */
export function FigureRows({ rows }: { rows: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const figure = mark.current?.closest('figure');
    if (!figure) return;
    figure.dataset.rows = rows;
    return () => {
      delete figure.dataset.rows;
    };
  }, [rows]);
  return <span ref={mark} hidden />;
}
