import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";
import { loadedBy, targetOf } from "@/tests/guards/import-graph";

/** What knows the database, secrets or the machine. */
const SERVER_ONLY = /^lib\/(server\/|config\/env\.server$)/;

const files = new Map(filesOf(...CODE).map((file) => [file.replace(/\.tsx?$/, ""), file]));
const clients = [...files].flatMap(([path, file]) =>
  /^(?:\/\*[\s\S]*?\*\/\s*)?"use client"/.test(textOf(file)) ? [path] : [],
);

/** What browsers load, and through which file. */
function loadedByBrowsers(): Map<string, string | null> {
  const found = new Map<string, string | null>(clients.map((path) => [path, null]));
  for (const path of found.keys()) {
    const file = files.get(path);
    if (!file || SERVER_ONLY.test(path)) continue;
    for (const specifier of loadedBy(file)) {
      const target = targetOf(file, specifier)?.replace(/\.tsx?$/, "");
      if (target && !found.has(target)) found.set(target, path);
    }
  }
  return found;
}

test("browsers load nothing of the server: no client file leads to lib/server or to its settings", () => {
  const loaded = loadedByBrowsers();
  const wrong = [...loaded].filter(([path]) => SERVER_ONLY.test(path)).map(([path, by]) => `${by} → ${path}`);
  expect(wrong).toEqual([]);
});

test("the files of the server are found where a page of the server loads them", () => {
  expect(clients.length).toBeGreaterThan(150);
  const page = files.get("app/[locale]/(account)/reservations/[id]/page") ?? "";
  expect(loadedBy(page).some((specifier) => SERVER_ONLY.test(targetOf(page, specifier) ?? ""))).toBe(true);
});
