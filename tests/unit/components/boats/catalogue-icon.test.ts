import { readFileSync } from "node:fs";
import { CATALOGUE_ICONS } from "@/components/boats/detail/catalogue-icon";
import { PAGE_ICONS } from "@/components/ui/sprite-icon";

test("every icon that a catalogue or a page may name is drawn in the file that pages point to, and no other", () => {
  const drawn = readFileSync("public/icons/catalogue.svg", "utf8").matchAll(/<symbol id="([^"]+)"/g);
  expect([...drawn].map(([, id]) => id).sort()).toEqual([...CATALOGUE_ICONS, ...PAGE_ICONS].sort());
});
