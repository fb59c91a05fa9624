import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * About how many bytes React's payload takes in a document that the server sends: the elements of server components with
 * their props, of client components the props alone, as JSON inside a JavaScript string.
 * @param clients the client components among them.
 */
export function payloadBytes(node: ReactNode, clients: readonly unknown[]): number {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(payloadOf(node, new Set(clients)))));
}

function payloadOf(value: unknown, clients: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => payloadOf(each, clients));
  if (isValidElement(value)) return elementOf(value as ReactElement<object>, clients);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      each === undefined ? [] : [[key, payloadOf(each, clients)]],
    ),
  );
}

function elementOf({ type, key, props }: ReactElement<object>, clients: ReadonlySet<unknown>) {
  if (type === Fragment) return payloadOf((props as { children?: ReactNode }).children, clients);
  if (clients.has(type)) return ['$', '$L1a', key, payloadOf(props, clients)];
  if (typeof type === 'string') return ['$', type, key, payloadOf(props, clients)];
  // Icons are made with forwardRef.
  const draw =
    typeof type === 'function'
      ? (type as (props: object) => ReactNode)
      : (type as unknown as { render: (props: object, ref: null) => ReactNode }).render;
  return payloadOf(draw(props, null), clients);
}
