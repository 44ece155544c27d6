import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { listBuilds } from "@/lib/server/front/assets/keep-assets";
import { compressResponse } from "@/lib/server/front/compress-response";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** Sends the file of another build; returns false where none is kept under that path. */
export type SendKeptAsset = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/**
 * Serves files that this build lacks: those of former builds, for pages that were opened before a release, and those of
 * a newer build, for pages that another process has sent. `ownFiles` are paths beneath the static folder. The names
 * of the files follow from their content, so any build's file of that name is the right one.
 */
export function createKeptAssets(ownFiles: ReadonlySet<string>, keptFolder: string): SendKeptAsset {
  return async (path, request, response) => {
    const name = nameOf(path);
    if (name === null || ownFiles.has(name) || (request.method !== "GET" && request.method !== "HEAD"))
      return false;
    const file = await readKept(name);
    if (!file) return false;
    response.setHeader("Content-Type", TYPES[extname(name)] ?? "application/octet-stream");
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    response.setHeader("Content-Length", file.length);
    compressResponse(request, response);
    response.end(request.method === "HEAD" ? undefined : file);
    return true;
  };

  /** They are small, and asked for by the few whose page is of another build. */
  async function readKept(name: string): Promise<Buffer | null> {
    for (const build of await listBuilds(keptFolder)) {
      const file = await readFile(join(keptFolder, build, name)).catch(() => null);
      if (file) return file;
    }
    return null;
  }
}

/** The path beneath the static folder, or null for anything that could lead out of it. */
function nameOf(path: string): string | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = decodeURIComponent(path.slice(PREFIX.length));
  return name.split("/").some((part) => part === "" || part === "." || part === "..") || name.includes("\\")
    ? null
    : name;
}
