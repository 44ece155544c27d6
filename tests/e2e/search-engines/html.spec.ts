import { type ConfigData, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from "html-validate";
import { expect, test } from "playwright/test";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";
import { readSitemap } from "@/tests/fixtures/pages/read-sitemap";
import { samplePages } from "@/tests/fixtures/pages/sample-pages";

/** How React writes attributes and tags is no error, only not this tool's taste. */
const RULES: ConfigData["rules"] = {
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "no-inline-style": "off",
  "void-style": "off",
  // React's own scripts are called `_R_`; HTML allows every character but a space.
  "valid-id": ["error", { relaxed: true }],
  // Lists and groups may have names too.
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // A group of boxes that is sent as a list shares its name.
  "form-dup-name": [
    "error",
    { allowCheckboxDefault: true, shared: ["radio", "checkbox", "button", "reset", "submit"] },
  ],
};

/** In a group of a `dl` stand terms and descriptions, nothing beside them. */
class DefinitionGroup extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const node of document.querySelectorAll("dl > div > *"))
        if (!["dt", "dd", "script", "template"].includes(node.tagName))
          this.report({ node, message: `<${node.tagName}> stands in a group of <dl>` });
    });
  }
}

/** Where one file of a picture has its width, all have, and `sizes` beside them. */
class PictureSizes extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      const hasWidths = (node: HtmlElement) => /\s\d+w\b/.test(node.getAttributeValue("srcset") ?? "");
      for (const image of document.querySelectorAll("img[srcset]")) {
        const { parent } = image;
        const sources = parent?.tagName === "picture" ? parent.querySelectorAll("source[srcset]") : [];
        const files = [...sources, image];
        if (!files.some(hasWidths)) continue;
        for (const node of files.filter((one) => !hasWidths(one) || !one.hasAttribute("sizes")))
          this.report({ node, message: `<${node.tagName}> has no widths or no sizes` });
      }
    });
  }
}

const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended"],
    plugins: [{ rules: { "definition-group": DefinitionGroup, "picture-sizes": PictureSizes } }],
    rules: { ...RULES, "definition-group": "error", "picture-sizes": "error" },
  }),
);

async function rulesBrokenBy(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

test("our own rules find what the W3C checker finds beyond html-validate", async () => {
  expect(await rulesBrokenBy("<dl><div><span></span><dt>a</dt><dd>b</dd></div></dl>")).toEqual([
    "definition-group",
  ]);
  const image = '<img srcset="a.webp 400w, b.webp 800w" sizes="100vw" src="a.webp" alt="">';
  const picture = (attributes: string) => `<picture><source media="print" ${attributes}>${image}</picture>`;
  expect(await rulesBrokenBy(picture('srcset="a.webp"'))).toEqual(["picture-sizes"]);
  expect(await rulesBrokenBy(picture('srcset="a.webp 400w" sizes="100vw"'))).toEqual([]);
  expect(await rulesBrokenBy(image.replace('sizes="100vw"', ""))).toEqual(["picture-sizes"]);
});

async function faultsOf(path: string): Promise<string[]> {
  const { html } = await requestSite(path);
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} (${selector})`),
  );
}

test("the HTML of every template is valid in three languages", async () => {
  test.setTimeout(180_000);
  const samples = samplePages(await readSitemap()).map(({ path }) => path);
  expect(samples.length).toBeGreaterThanOrEqual(3 * 8);
  const faults = await askMany(samples, faultsOf, 2);
  expect(faults.flat()).toEqual([]);
});

test("the HTML of searched lists, later pages, error pages and payment pages is valid", async () => {
  test.setTimeout(120_000);
  const paths = [
    "/tekne-kiralama?page=2",
    "/en/rental-boats?persons=8&sort=price_asc&date=2027-06-12",
    "/ar/rental-boats?persons=500",
    "/ar/blog?page=2",
    "/yok",
    "/en/nothing",
    "/ar/nothing",
    "/403?lang=en",
    "/payment/0b8f5a52-6f0c-4b8e-9a51-1a5f0c1f7a10?lang=ar",
  ];
  expect((await askMany(paths, faultsOf, 2)).flat()).toEqual([]);
});
