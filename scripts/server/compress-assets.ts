import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;

/**
 * Puts a `.br` and a `.gz` beside each script, style and drawing of a build, once, so that no request waits for a
 * compressor.
 */
export async function compressAssets(folder: string): Promise<void> {
  for await (const name of glob("**/*.{js,css,svg}", { cwd: folder })) {
    const file = join(folder, name);
    const raw = await readFile(file);
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(raw, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } }),
      promisify(gzip)(raw, { level: Z_BEST_COMPRESSION }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}
