import { createShortlist } from "@/lib/server/reading/shortlists/create-shortlist";
import { getShortlistPage } from "@/lib/server/reading/shortlists/get-shortlist-page";
import { shortlistOfToken } from "@/lib/server/reading/shortlists/shortlist-link";
import { voteForBoat } from "@/lib/server/reading/shortlists/vote-for-boat";
import { makeBoat, makeCustomer, makeWorld } from "@/tests/fixtures/bookings/booking-world";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { runOps } from "@/tests/fixtures/files/run-ops";

const database = testDatabase();
const ops = (...args: string[]) => runOps(database.url(), args);

async function shareList() {
  const owner = await makeCustomer();
  const boatId = await makeBoat(await makeWorld());
  const made = await createShortlist(owner.id, { vehicle_ids: [boatId], trip: null }, "en");
  if (!made.ok) throw new Error(made.code);
  const { id, url } = made.value;
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  await voteForBoat({ token, boatId, voterHash: "one" }, "Aydan");
  return {
    id,
    url,
    token,
    isOpen: async () => (await getShortlistPage(token, "en", null, new Date())) !== null,
  };
}

test("an operator finds the list of a link, sees its votes, and ends it without touching another list", async () => {
  const [complained, other] = [await shareList(), await shareList()];
  expect(shortlistOfToken(complained.token)).toBe(complained.id);
  const all = await ops("lists", "list");
  for (const { id } of [complained, other]) expect(all.text).toContain(id);
  expect((await ops("lists", "list", "nobody@palamar.example")).text).toBe("No list is shared.\n");
  const shown = await ops("lists", "show", complained.url);
  expect(shown).toMatchObject({
    code: 0,
    text: expect.stringMatching(/1 boats, 1 votes\n {2}\S+ {2}Aydan\n/),
  });

  expect(await ops("lists", "end", complained.url, "--dry-run")).toMatchObject({ code: 0 });
  expect(await complained.isOpen()).toBe(true);
  expect(await ops("lists", "end", complained.url)).toMatchObject({ code: 0 });
  expect([await complained.isOpen(), await other.isOpen()]).toEqual([false, true]);
  expect(await ops("lists", "end", complained.url)).toMatchObject({
    code: 1,
    text: "No shared list has this link or id.\n",
  });
  expect(await ops("lists", "end", other.id)).toMatchObject({ code: 0 });
  expect(await other.isOpen()).toBe(false);
});

test("a link that we have not sealed finds no list", async () => {
  const { id, token, isOpen } = await shareList();
  const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  expect(await ops("lists", "end", forged)).toMatchObject({ code: 1 });
  expect(await ops("lists", "end")).toMatchObject({ code: 2 });
  expect(await isOpen()).toBe(true);
  expect(await ops("lists", "show", id)).toMatchObject({ code: 0 });
});
