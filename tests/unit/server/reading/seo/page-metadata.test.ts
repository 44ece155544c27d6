import { addressesOf } from "@/lib/routes/addresses-of";
import { pageMetadata } from "@/lib/server/reading/seo/page-metadata";

const page = {
  locale: "en" as const,
  addresses: addressesOf("boat", { tr: { slug: "mavi" }, en: { slug: "blue" }, ar: { slug: "azraq" } }),
  title: "Blue Dream",
  description: "A gulet in Göcek.",
  brand: "Palamar",
};

test("canonical and hreflang are absolute, and x-default is the Turkish address", () => {
  expect(pageMetadata(page).alternates).toEqual({
    canonical: "http://localhost:3000/en/boat/blue",
    languages: {
      tr: "http://localhost:3000/tekne/mavi",
      en: "http://localhost:3000/en/boat/blue",
      ar: "http://localhost:3000/ar/boat/azraq",
      "x-default": "http://localhost:3000/tekne/mavi",
    },
  });
});

test("a page that is not translated keeps its canonical, names no other language and is not indexed", () => {
  const metadata = pageMetadata({ ...page, translated: ["tr"] });
  expect(metadata.alternates).toEqual({ canonical: "http://localhost:3000/en/boat/blue" });
  expect(metadata.robots).toMatchObject({ index: false, follow: true });
});

test("the home page's canonical is the bare origin", () => {
  const home = pageMetadata({ ...page, locale: "tr", addresses: addressesOf("home") });
  expect(home.alternates?.canonical).toBe("http://localhost:3000/");
});
