import { expect, test } from "playwright/test";
import { listHtmlFaults } from "@/tests/e2e/steps/page/valid-html";
import { askMany, requestSite } from "@/tests/fixtures/http/request-site";

const rulesBrokenBy = async (html: string) => (await listHtmlFaults(html)).map(({ rule }) => rule);

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
  return (await listHtmlFaults(html)).map(({ fault }) => `${path}: ${fault}`);
}

// One page of every template is checked where accessibility.spec.ts visits it.
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
