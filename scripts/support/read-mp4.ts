interface Mp4 {
  width: number;
  height: number;
  /** Whole seconds. */
  seconds: number;
}

/** The part of a box that follows its name; boxes stand in each other's content. */
function boxOf(bytes: Buffer, name: string): Buffer | null {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === name) return bytes.subarray(at + 8, at + size);
    if (size < 8) return null;
    at += size;
  }
  return null;
}

/** Size on screen and length of an mp4 video, out of its headers; throws when the file is none. */
export function readMp4(bytes: Buffer): Mp4 {
  const movie = boxOf(bytes, "moov");
  const header = movie && boxOf(movie, "mvhd");
  const track = movie && boxOf(movie, "trak");
  const trackHeader = track && boxOf(track, "tkhd");
  if (!header || !trackHeader || header[0] !== 0 || trackHeader[0] !== 0) throw new Error("is no mp4 video");
  // Version 0 of both: 32-bit times; width and height are 16.16 fixed-point numbers at the end.
  const seconds = Math.round(header.readUInt32BE(16) / header.readUInt32BE(12));
  return { width: trackHeader.readUInt16BE(76), height: trackHeader.readUInt16BE(80), seconds };
}
