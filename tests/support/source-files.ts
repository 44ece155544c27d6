import { globSync, readFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(__dirname, "../..");

const SKIPPED = /(^|\/)(node_modules|\.next|var|\.git|test-results|playwright-report)(\/|$)/;

/** Project files by glob, as slash paths from the root. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: ROOT, exclude: (name) => SKIPPED.test(String(name)) })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !SKIPPED.test(file))
    .sort();
}

export function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

export const CODE = [
  "app/**/*.{ts,tsx}",
  "components/**/*.{ts,tsx}",
  "lib/**/*.{ts,tsx}",
  "scripts/**/*.{ts,tsx}",
  "middleware.ts",
  "instrumentation.ts",
];
