'use client';

import { useEffect, useRef } from 'react';

/*
 * Data of a chart that only scripts read. Both components set it as an attribute once scripts run: in the HTML it
 * would be in the document twice, since React's payload has it too.
 */

/** All rows of a figure, of which its table has some (reading-rows.ts). */
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

/** The points of a drawing whose lines do not say them (reading.ts), in the svg that has `data-reading`. */
export function PlotReading({ points }: { points: string }) {
  const mark = useRef<SVGGElement>(null);
  useEffect(() => {
    const svg = mark.current?.ownerSVGElement;
    if (!svg) return;
    svg.dataset.reading = points;
    return () => {
      svg.dataset.reading = '';
    };
  }, [points]);
  return <g ref={mark} />;
}
