type Values = typeof globalThis & { [key: symbol]: unknown };

/**
 * A value that exists once in each running instance of the site. Next gives each page and each route its own copy of a
 * module, so that a constant of the module would exist once in each copy.
 * @param name another for each value
 */
export function oncePerInstance<Value>(name: string, create: () => Value): Value {
  const values = globalThis as Values;
  return (values[Symbol.for(`arthayatra.${name}`)] ??= create()) as Value;
}
