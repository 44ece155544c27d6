import { type ConfigData, type HtmlElement, HtmlValidate, Rule, StaticConfigLoader } from "html-validate";
import { expect, type Response } from "playwright/test";

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
  // What is sent as a list shares its name: boxes, choices, boats to compare.
  "form-dup-name": "off",
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

/** Browsers that remember ticks obey it, although HTML knows it for texts only. */
const FORGETFUL_BOX = /autocomplete attribute cannot be used on <input type="checkbox">/;

/** What is wrong with a document: rule, element and why. */
export async function listHtmlFaults(html: string): Promise<{ rule: string; fault: string }[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !FORGETFUL_BOX.test(message))
      .map(({ ruleId, message, selector }) => ({
        rule: ruleId,
        fault: `${ruleId}: ${message} (${selector})`,
      })),
  );
}

/** The document that a visit got, as the server sent it, is valid. */
export async function expectValidHtml(response: Response | null): Promise<void> {
  const faults = await listHtmlFaults((await response?.text()) ?? "");
  expect(
    faults.map(({ fault }) => fault),
    response?.url(),
  ).toEqual([]);
}
