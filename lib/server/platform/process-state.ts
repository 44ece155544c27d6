const holder = globalThis as typeof globalThis & { palamar?: Map<string, object> };
holder.palamar ??= new Map();
const states = holder.palamar;

/**
 * The one object of this name in the process, made by the first call. Next bundles pages, handlers and the middleware
 * apart, and the front is no bundle at all: a variable of a module would exist once in each of them. A name belongs
 * to the module that asks for it, so that it always stands for the same type.
 */
export function processState<T extends object>(name: string, create: () => T): T {
  const known = states.get(name);
  if (known) return known as T;
  const created = create();
  states.set(name, created);
  return created;
}
