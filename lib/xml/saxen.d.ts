/** The part of saxen that we use; it comes without types. */
declare module 'saxen' {
  type ContextGetter = () => { line: number; column: number; data: string };
  type Decode = (text: string) => string;

  export class Parser {
    on(event: 'error' | 'warn', listener: (error: Error, getContext: ContextGetter) => void): this;
    on(
      event: 'openTag',
      listener: (
        name: string,
        getAttributes: () => Record<string, string>,
        decode: Decode,
        isSelfClosing: boolean,
        getContext: ContextGetter,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(
      event: 'attention',
      listener: (text: string, decode: Decode, getContext: ContextGetter) => void,
    ): this;
    stop(): void;
    parse(xml: string): Error | null;
  }
}
