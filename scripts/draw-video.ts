import { spawnSync } from "node:child_process";

/**
 * Makes a short silent video out of a boat's own pictures, for boats that have none, with Debian's ffmpeg:
 *   node scripts/draw-video.ts <video.mp4> <picture> <picture> …
 * The view moves slowly over each picture and fades into the next; the video starts before it is whole.
 */
const SIZE = { width: 960, height: 640 };
const FRAMES_PER_SECOND = 25;
const SECONDS_PER_PICTURE = 4;
const FADE_SECONDS = 0.8;
/** Over a larger picture the slow movement does not tremble. */
const CANVAS = "2880:1920";

const FRAMES = FRAMES_PER_SECOND * SECONDS_PER_PICTURE;
const MIDDLE = { x: "(iw-iw/zoom)/2", y: "(ih-ih/zoom)/2" };
/** Closer, to the end side, away, back. */
const MOVEMENTS = [
  { z: `1+0.10*on/${FRAMES}`, ...MIDDLE },
  { z: "1.12", ...MIDDLE, x: `(iw-iw/zoom)*on/${FRAMES}` },
  { z: `1.10-0.10*on/${FRAMES}`, ...MIDDLE },
  { z: "1.12", ...MIDDLE, x: `(iw-iw/zoom)*(1-on/${FRAMES})` },
] as const;

function filterFor(count: number): string {
  const moves = Array.from({ length: count }, (_, index) => {
    const { z, x, y } = MOVEMENTS[index % MOVEMENTS.length] ?? MOVEMENTS[0];
    const zoom = `zoompan=z='${z}':x='${x}':y='${y}':d=1:s=${SIZE.width}x${SIZE.height}:fps=${FRAMES_PER_SECOND}`;
    return `[${index}:v]scale=${CANVAS}:flags=lanczos,${zoom},format=yuv420p,setsar=1[moved${index}]`;
  });
  const fades = Array.from({ length: count - 1 }, (_, index) => {
    const before = index === 0 ? "moved0" : `faded${index}`;
    const offset = ((index + 1) * (SECONDS_PER_PICTURE - FADE_SECONDS)).toFixed(2);
    return `[${before}][moved${index + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[faded${index + 1}]`;
  });
  return [...moves, ...fades].join(";");
}

const [video, ...pictures] = process.argv.slice(2);
if (!video || pictures.length < 2) {
  process.stderr.write("usage: scripts/draw-video.ts <video.mp4> <picture> <picture> …\n");
  process.exitCode = 2;
} else {
  const inputs = pictures.flatMap((picture) => [
    ...["-loop", "1", "-framerate", String(FRAMES_PER_SECOND)],
    ...["-t", String(SECONDS_PER_PICTURE), "-i", picture],
  ]);
  const filter = ["-filter_complex", filterFor(pictures.length), "-map", `[faded${pictures.length - 1}]`];
  const codec = ["-an", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-profile:v", "high", "-preset", "slow"];
  const weight = ["-crf", "33", "-g", String(5 * FRAMES_PER_SECOND), "-movflags", "+faststart"];
  const args = ["-y", "-loglevel", "error", ...inputs, ...filter, ...codec, ...weight, video];
  process.exitCode = spawnSync("ffmpeg", args, { stdio: "inherit" }).status ?? 1;
}
