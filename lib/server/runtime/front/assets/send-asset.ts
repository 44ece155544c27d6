import { readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { listBuilds } from "@/lib/server/runtime/front/assets/keep-assets";
import { acceptedEncodings } from "@/lib/server/runtime/front/response/accepted-encodings";
import { addVary } from "@/lib/server/runtime/front/response/add-vary";
import { bodyOf, type EncodedBody } from "@/lib/server/runtime/front/response/encoded-body";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = /\.(js|css|svg)$/;
/** All scripts of a build, in each encoding, and of the pages that some visitors have of the build before. */
const MAX_BYTES = 24 * 1024 * 1024;

/** Sends a file of a build; returns false where none is kept under that path, or its type is unknown here. */
export type SendAsset = (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<boolean>;

/**
 * Serves the files that builds made for browsers, from memory and in the forms that the build compressed: those of this
 * build, of former ones, for pages that were opened before a release, and of a newer one, for pages that another
 * process has sent. The names of the files follow from their content, so any build's file of that name is the right
 * one.
 */
export function createAssets(keptFolder: string): SendAsset {
  const files = new LRUCache<string, EncodedBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ raw, br, gzip }) => raw.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
  });

  let listed: { changedMs: number; folders: Promise<ReadonlyMap<string, string>> } | null = null;

  return async (path, request, response) => {
    const name = nameOf(path);
    const type = name && TYPES[extname(name)];
    if (!type || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const file = files.get(name) ?? (await read(name));
    if (!file) return false;
    files.set(name, file);
    response.setHeader("Content-Type", type);
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    const isCompressible = COMPRESSIBLE.test(name);
    if (isCompressible) addVary(response);
    const accepted = isCompressible ? acceptedEncodings(request.headers["accept-encoding"]) : [];
    const [body, encoding] = await bodyOf(file, accepted);
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body.length);
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };

  async function read(name: string): Promise<EncodedBody | null> {
    const folder = (await foldersNow()).get(name);
    if (!folder) return null;
    const file = join(folder, name);
    const [raw, br, gzip] = await Promise.all([file, `${file}.br`, `${file}.gz`].map(readIfThere));
    return raw ? { raw, ...(br && { br }), ...(gzip && { gzip }) } : null;
  }

  /** The folder of each file; listed again only when a build has come or gone, so that unknown names cost one look. */
  async function foldersNow(): Promise<ReadonlyMap<string, string>> {
    const changedMs = (await stat(keptFolder).catch(() => null))?.mtimeMs ?? 0;
    if (listed?.changedMs !== changedMs) listed = { changedMs, folders: listFolders(keptFolder) };
    return listed.folders;
  }
}

/** The folder of each file of the kept builds: that of the build that was started last, where several have it. */
async function listFolders(keptFolder: string): Promise<ReadonlyMap<string, string>> {
  const folders = new Map<string, string>();
  for (const build of (await listBuilds(keptFolder)).toReversed()) {
    const folder = join(keptFolder, build);
    for (const name of await readdir(folder, { recursive: true }).catch(() => [])) folders.set(name, folder);
  }
  return folders;
}

const readIfThere = (file: string) => readFile(file).catch(() => undefined);

/** The path beneath the static folder, or null for anything that could lead out of it. */
function nameOf(path: string): string | null {
  if (!path.startsWith(PREFIX)) return null;
  const name = decodeURIComponent(path.slice(PREFIX.length));
  return name.split("/").some((part) => part === "" || part === "." || part === "..") || name.includes("\\")
    ? null
    : name;
}
