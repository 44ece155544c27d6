// Lets plain Node run the project's TypeScript (it strips types itself): knows "@/", missing
// endings and JSON. The server runs so, without a compiler's hooks in its process.
import { AsyncLocalStorage } from "node:async_hooks";
import { existsSync, readFileSync, statSync } from "node:fs";
import nodeModule from "node:module";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../", import.meta.url).href;
const EMPTY = "data:text/javascript,";
const ENDINGS = ["", ".ts", ".mjs"];

if (!process.features.typescript || !nodeModule.registerHooks) {
  process.stderr.write(
    `Palamar needs Node 22.18 or newer; this is ${process.version}. "npm ci" brings Node 24 on Linux.\n`,
  );
  process.exit(1);
}

// Halves what a command takes to start. Beside the packages, so that no other account of the machine writes there;
// where this one may not either, modules are compiled at each start.
nodeModule.enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", ROOT)));

// Next's modules look for it at import, and set it themselves only when Next itself is loaded first.
globalThis.AsyncLocalStorage ??= AsyncLocalStorage;

nodeModule.registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: EMPTY, format: "module", shortCircuit: true };
    const base = projectBase(specifier, context.parentURL);
    const url = base && ENDINGS.map((ending) => base + ending).find(isFile);
    if (url) return { url, format: formatOf(url), shortCircuit: true };
    const needsEnding = isOurs(context.parentURL ?? "") && /^next\/[a-z/.-]+(?<!\.js)$/.test(specifier);
    // Next lists no entry points, so that plain Node wants to hear the ending.
    return next(needsEnding ? `${specifier}.js` : specifier, context);
  },
  load(url, context, next) {
    if (!isOurs(url)) return next(url, context);
    if (!url.endsWith(".json")) return next(url, { ...context, format: formatOf(url) ?? context.format });
    const source = `export default ${readFileSync(fileURLToPath(url), "utf8")}`;
    return { format: "module", source, shortCircuit: true };
  },
});

function projectBase(specifier, parent) {
  if (specifier.startsWith("@/")) return ROOT + specifier.slice(2);
  return specifier.startsWith(".") && isOurs(parent ?? "") ? new URL(specifier, parent).href : null;
}

function isOurs(url) {
  return url.startsWith(ROOT) && !/\/(node_modules|\.next|\.next-builds)\//.test(url);
}

function isFile(url) {
  const path = fileURLToPath(url);
  return existsSync(path) && statSync(path).isFile();
}

function formatOf(url) {
  if (url.endsWith(".ts")) return "module-typescript";
  return url.endsWith(".json") ? "json" : undefined;
}
