interface Mp4Options {
  seconds?: number;
  width?: number;
  height?: number;
  codec?: string;
  sound?: boolean;
  /** Headers with 64-bit times. */
  long?: boolean;
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
}

function header(seconds: number, long: boolean): Buffer {
  const content = Buffer.alloc(long ? 112 : 100);
  if (long) content[0] = 1;
  content.writeUInt32BE(1000, long ? 20 : 12);
  if (long) content.writeBigUInt64BE(BigInt(seconds * 1000), 24);
  else content.writeUInt32BE(seconds * 1000, 16);
  return box("mvhd", content);
}

function track(kind: string, codec: string, width: number, height: number): Buffer {
  const look = Buffer.alloc(84);
  look.writeUInt16BE(width, 76);
  look.writeUInt16BE(height, 80);
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, "latin1");
  const samples = Buffer.alloc(24);
  samples.writeUInt32BE(1, 4);
  samples.write(codec, 12, "latin1");
  const media = [box("hdlr", handler), box("minf", box("stbl", box("stsd", samples)))];
  return box("trak", box("tkhd", look), box("mdia", ...media));
}

/** The headers of an mp4 file, with nothing to play behind them; as the site judges it. */
export function makeMp4(options: Mp4Options = {}): Buffer {
  const { seconds = 12, width = 1280, height = 720, codec = "avc1", sound = false, long = false } = options;
  const tracks = [...(sound ? [track("soun", "mp4a", 0, 0)] : []), track("vide", codec, width, height)];
  return Buffer.concat([
    box("ftyp", Buffer.from("isom")),
    box("free", Buffer.alloc(300)),
    box("moov", header(seconds, long), ...tracks),
  ]);
}
