/** The data of a video that pages need before it loads. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Whole seconds. */
  seconds: number;
}

interface Box {
  name: string;
  content: Buffer;
}

/** Boxes one after the other; they may be nested. */
function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at + 4, at + 8);
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    // 1: the size follows in 64 bits. 0: the box is the rest.
    const size =
      short === 1 && at + 16 <= bytes.length
        ? Number(bytes.readBigUInt64BE(at + 8))
        : short || bytes.length - at;
    if (size < head) return;
    yield { name, content: bytes.subarray(at + head, at + size) };
    at += size;
  }
}

/** The content of the first box on a way through others: `moov`, `mvhd`. */
function contentOf(bytes: Buffer, ...[first, ...rest]: [string, ...string[]]): Buffer | null {
  for (const { name, content } of boxesOf(bytes)) {
    if (name !== first) continue;
    const [next, ...further] = rest;
    return next ? contentOf(content, next, ...further) : content;
  }
  return null;
}

const kindOf = (track: Buffer) => contentOf(track, "mdia", "hdlr")?.toString("latin1", 8, 12);

/** H.264 and AV1: what browsers of the last years play. */
const CODECS: ReadonlySet<string> = new Set(["avc1", "avc3", "av01"]);

/**
 * Size on screen and length of an mp4 video, out of its headers. Throws, with a message for the person who chose the
 * file, when it is none, when it has sound (videos of boats carry no captions) or a codec that browsers do not play.
 */
export function readMp4(bytes: Buffer): VideoFacts {
  const movie = contentOf(bytes, "moov");
  const header = movie && contentOf(movie, "mvhd");
  const tracks = movie ? [...boxesOf(movie)].filter(({ name }) => name === "trak") : [];
  const video = tracks.find(({ content }) => kindOf(content) === "vide")?.content;
  const look = video && contentOf(video, "tkhd");
  const samples = video && contentOf(video, "mdia", "minf", "stbl", "stsd");
  try {
    if (!header || !look || !samples) throw new RangeError("nothing to see");
    if (tracks.some(({ content }) => kindOf(content) === "soun"))
      throw new TypeError("has sound; take the sound track out, since there are no captions");
    const codec = samples.toString("latin1", 12, 16);
    if (!CODECS.has(codec)) throw new TypeError(`is coded as ${codec}; browsers play H.264 and AV1`);
    return { ...sizeOf(look), seconds: secondsOf(header) };
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) throw new TypeError("is no mp4 video");
    throw error;
  }
}

/** The last two numbers of the track's header, in 16.16 fixed point. */
function sizeOf(look: Buffer): { width: number; height: number } {
  const end = look.length;
  const [width, height] = [look.readUInt16BE(end - 8), look.readUInt16BE(end - 4)];
  if (width === 0 || height === 0) throw new RangeError("nothing to see");
  return { width, height };
}

/** Version 1 has 64-bit times. */
function secondsOf(header: Buffer): number {
  const long = header[0] === 1;
  const scale = header.readUInt32BE(long ? 20 : 12);
  const length = long ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  if (scale === 0) throw new RangeError("no length");
  return Math.round(length / scale);
}
