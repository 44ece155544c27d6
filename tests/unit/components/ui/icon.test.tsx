/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { CatalogueIcon } from "@/components/boats/detail/catalogue-icon";
import { ICON_NAMES } from "@/components/ui/icon/icon-names";

test("the sprite draws every icon that a page may name, and no other", () => {
  const drawn = readFileSync("components/ui/icon/sprite.svg", "utf8").matchAll(/<symbol id="([^"]+)"/g);
  expect([...drawn].map(([, id]) => id)).toEqual([...ICON_NAMES].sort());
});

test("an icon of the catalogue without a drawing is a tick", () => {
  const drawn = (name: string) =>
    render(<CatalogueIcon name={name} />)
      .container.querySelector("use")
      ?.getAttribute("href")
      ?.split("#")[1];
  expect([drawn("anchor"), drawn("submarine")]).toEqual(["anchor", "check"]);
});
