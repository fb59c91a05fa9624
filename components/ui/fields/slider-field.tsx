import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';

type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'aria-valuetext' | 'onChange'
> & {
  min: number;
  max: number;
  step: number;
  /** The value in words: "12 lakh 50 thousand rupees". */
  valueText?: string;
  /** Beyond the ends of the slider the handle is at the end. */
  value?: number;
  onSlide?: (value: number) => void;
};

/** The browser's own slider: arrow keys, Page Up and Down, Home and End work, and it posts without scripts. */
export function Slider({ valueText, value, onSlide, className, ...input }: SliderProps) {
  return (
    <input
      {...input}
      type="range"
      aria-valuetext={valueText}
      value={value === undefined ? undefined : Math.min(Math.max(value, input.min), input.max)}
      onChange={onSlide ? (event) => onSlide(event.target.valueAsNumber) : undefined}
      className={classNames('slider', className)}
    />
  );
}

type SliderFieldProps = Omit<SliderProps, 'name' | 'defaultValue' | 'className'> & {
  /** The box: a rupee, percent or text field. It carries the name and counts; the slider is a second way to it. */
  children: ReactNode;
  /** The slider's own name, different from the box's label. */
  'aria-label': string;
};

/**
 * A box and a slider for one value, held in step by the caller's state. Without scripts neither could follow the
 * other, so only the box shows.
 */
export function SliderField({ children, ...slider }: SliderFieldProps) {
  return (
    <div className="grid content-start gap-1">
      {children}
      <Slider {...slider} className="print:hidden noscript:hidden" />
    </div>
  );
}
