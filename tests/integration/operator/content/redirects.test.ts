import { findRedirect } from "@/lib/server/catalogue/slugs/find-redirect";
import { clearSlugCache } from "@/lib/server/catalogue/slugs/slug-cache";
import { listRedirects } from "@/lib/server/operator/content/list-redirects";
import { getPool } from "@/lib/server/platform/db/pool";
import { carryOutInConsole, linesOf } from "@/tests/fixtures/accounts/console-action";
import { makeStaff, type StaffMember } from "@/tests/fixtures/accounts/staff-member";
import { testDatabase } from "@/tests/fixtures/database/test-database";

testDatabase({ seeded: true });
jest.spyOn(process.stdout, "write").mockReturnValue(true);

let editor: StaffMember;
beforeAll(async () => {
  editor = await makeStaff("editor");
});
beforeEach(async () => {
  clearSlugCache();
  await getPool().query("delete from redirects");
});

const set = (from: string, to: string) =>
  carryOutInConsole("POST /operate/content/redirects", editor.cookie, { params: {}, body: { from, to } });

test("an old address leads to a page from then on, until its redirect is removed", async () => {
  const { shown, done } = await set("/Eski-Kampanya/", "/iletisim");
  expect(linesOf(shown, "change").join()).toContain("/eski-kampanya");
  expect(done?.done).toBe(true);
  clearSlugCache();
  expect(await findRedirect("/eski-kampanya")).toBe("/iletisim");
  const [{ id } = { id: 0 }] = await listRedirects();
  const remove = () =>
    carryOutInConsole("POST /operate/content/redirects/{redirect}/remove", editor.cookie, {
      params: { redirect: String(id) },
    });
  expect([(await remove()).done?.done, (await remove()).status]).toEqual([true, 404]);
  clearSlugCache();
  expect(await findRedirect("/eski-kampanya")).toBeNull();
});

test.each([
  ["/blog", "/iletisim", "redirect_from_page"],
  ["/bir", "/olmayan-sayfa", "redirect_to_nowhere"],
  ["/bir", "https://evil.example/", "redirect_invalid"],
  ["/bir", "//evil.example/", "redirect_to_nowhere"],
  ["/operate/x", "/iletisim", "redirect_invalid"],
  ["/bir", "/bir", "redirect_circle"],
])("%s → %s is refused: %s", async (from, to, code) => {
  expect((await set(from, to)).error).toBe(code);
  expect(await listRedirects()).toEqual([]);
});

test("an address has one redirect, and a circle is refused even where its pages are gone by now", async () => {
  expect((await set("/bir", "/iletisim")).done?.done).toBe(true);
  expect((await set("/bir", "/blog")).error).toBe("redirect_known");
  // As if the page had moved away since, and the old address were a page again.
  await getPool().query("insert into redirects (from_path, to_path) values ('/iletisim', '/iki')");
  expect((await set("/iki", "/iletisim")).error).toBe("redirect_circle");
});
