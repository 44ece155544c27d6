import { readFileSync } from "node:fs";
import { SERVER_VARIABLES } from "@/lib/config/env.server";

const example = readFileSync(".env.example", "utf8");
const explained = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);

test(".env.example explains exactly the variables that the program reads", () => {
  const client = readFileSync("lib/config/env.client.ts", "utf8");
  const inlined = [...client.matchAll(/process\.env\.(NEXT_PUBLIC_[A-Z_]+)/g)].map(([, name]) => name);
  // The starter sets these two; no file contains them.
  const set = ["NODE_ENV", "NEXT_PUBLIC_BUILD_ID"];
  const read = [...Object.keys(SERVER_VARIABLES), ...inlined].filter((name) => !set.includes(name ?? ""));
  expect([...explained].sort()).toEqual(read.sort());
});

test("every variable stands below a comment", () => {
  const paragraphs = example.split("\n\n").slice(1);
  for (const paragraph of paragraphs) expect(paragraph.startsWith("#")).toBe(true);
});
