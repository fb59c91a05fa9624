import { extent, percent } from '@/components/charts/frame';

export type ChartMarker = {
  value: number;
  label: string;
  /** Lines of text from the top: where markers may stand close together, each has its own. */
  row?: number;
};

const rowHeight = 18;

/** An upright dashed line at one place of the level axis, with its words beside it. */
export function Marker({ marker: { label, row = 0 }, at }: { marker: ChartMarker; at: number }) {
  const x = percent(at);
  const isFarRight = at > extent / 2;
  return (
    <g>
      <line x1={x} x2={x} y1="0" y2="100%" strokeDasharray="4 4" className="stroke-ink-soft" />
      <text
        x={x}
        y={6 + row * rowHeight}
        dx={isFarRight ? -6 : 6}
        textAnchor={isFarRight ? 'end' : 'start'}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-ink stroke-surface font-semibold"
      >
        {label}
      </text>
    </g>
  );
}
