import { textOf } from "@/tests/fixtures/files/source-files";

const IMPORT = /\b(?:from\s+|import\s*\(?\s*)["']([^"'\n]+)["']/g;

/** What a file imports, as written; type-only and lazy imports too. */
export function importsOf(file: string): string[] {
  return importsIn(textOf(file));
}

const importsIn = (text: string) => [...text.matchAll(IMPORT)].map((match) => match[1] ?? "");

/** Written, but no code at run time. */
const TYPES = /\b(?:import|export)\s+type\b[^;"']*["'][^"']+["']|\btypeof\s+import\s*\(\s*["'][^"']+["']/g;

/** What a file loads when it runs, lazily too. */
export function loadedBy(file: string): string[] {
  return importsIn(textOf(file).replace(TYPES, ""));
}

/** The project path that an import leads to, without its ending; null for a package. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (!specifier.startsWith(".")) return null;
  return new URL(specifier, `file:///${file}`).pathname.slice(1);
}

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Who imports whom: `nodeOf` names what a path stands for, or null where it does not count. */
export function graphOf(files: readonly string[], nodeOf: (path: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = nodeOf(file.replace(/\.tsx?$/, ""));
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const specifier of importsOf(file)) {
      const target = targetOf(file, specifier)?.replace(/\.tsx?$/, "");
      const to = target === undefined ? null : nodeOf(target);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return graph;
}

/**
 * For every import that closes a circle, the shortest circle through it, each once: `a → b → a`, beginning
 * with the name that comes first. Empty exactly when there is no circle.
 */
export function circlesOf(graph: Graph): string[] {
  const circles = new Set<string>();
  for (const [from, targets] of graph)
    for (const to of targets) {
      const way = shortestWay(graph, to, from);
      if (way) circles.add(turned(way));
    }
  return [...circles].sort();
}

function shortestWay(graph: Graph, from: string, to: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const node of cameFrom.keys()) {
    if (node === to) return wayBack(cameFrom, node);
    for (const next of [...(graph.get(node) ?? [])].sort()) if (!cameFrom.has(next)) cameFrom.set(next, node);
  }
  return null;
}

function wayBack(cameFrom: Map<string, string | null>, end: string): string[] {
  const way: string[] = [];
  for (let node: string | null | undefined = end; node; node = cameFrom.get(node)) way.unshift(node);
  return way;
}

function turned(circle: string[]): string {
  const first = circle.indexOf([...circle].sort()[0] ?? "");
  const names = [...circle.slice(first), ...circle.slice(0, first)];
  return [...names, names[0]].join(" → ");
}
