import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";

const NEWLINE = 10;

/** The lines of a compressed file, split at line feeds only: other separators belong to the data. */
export async function* readLines(path: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const file = createReadStream(path);
  const plain = file.pipe(createGunzip());
  file.on("error", (error) => plain.destroy(error));
  for await (const chunk of plain as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at)]).toString("utf8");
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString("utf8");
}
