// Lets plain Node run the project's TypeScript (it strips types itself): knows "@/", missing
// endings and JSON. The server runs so, without a compiler's hooks in its process.
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = new URL("../../", import.meta.url);
const EMPTY = "data:text/javascript,";

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: EMPTY, format: "module", shortCircuit: true };
    if (!specifier.startsWith("@/")) return next(specifier, context);
    const base = new URL(specifier.slice(2), ROOT);
    const file = ["", ".ts"].map((end) => new URL(base.href + end)).find((url) => existsSync(url));
    if (!file) throw new Error(`${specifier} is not a file of the project (from ${context.parentURL})`);
    const format = file.href.endsWith(".json") ? "json" : "module-typescript";
    return { url: file.href, format, shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith(ROOT.href) || url.includes("/node_modules/")) return next(url, context);
    if (url.endsWith(".json")) {
      const source = `export default ${readFileSync(fileURLToPath(url), "utf8")}`;
      return { format: "module", source, shortCircuit: true };
    }
    return next(url, url.endsWith(".ts") ? { ...context, format: "module-typescript" } : context);
  },
});

export const projectRoot = pathToFileURL(fileURLToPath(ROOT)).href;
