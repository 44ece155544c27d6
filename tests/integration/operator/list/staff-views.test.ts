import { MAX_STAFF_VIEWS } from "@/lib/domain/staff/console-lists";
import { listStaffViews, saveStaffView } from "@/lib/server/operator/list/staff-views";
import { callConsole } from "@/tests/fixtures/accounts/staff-browser";
import { makeStaff } from "@/tests/fixtures/accounts/staff-member";
import { testDatabase } from "@/tests/fixtures/database/test-database";
import { allAtOnce } from "@/tests/fixtures/http/all-at-once";

testDatabase();
jest.spyOn(process.stdout, "write").mockReturnValue(true);

test("a view is kept without its page and without what the list does not know, and one of its name is replaced", async () => {
  const person = await makeStaff("viewer");
  const save = (query: string) =>
    callConsole("POST /operate/views", person.cookie, {
      body: { list: "bookings", name: " Open  requests ", query },
    });
  expect((await save("status=request_created&after=12&evil=%3Cb%3E&sort=-departure")).status).toBe(204);
  const [view] = await listStaffViews(person.id, "bookings");
  expect(view).toMatchObject({
    name: "Open requests",
    query: { status: "request_created", sort: "-departure" },
  });
  expect((await save("boat=PLM-1")).status).toBe(204);
  expect(await listStaffViews(person.id, "bookings")).toMatchObject([
    { name: "Open requests", query: { boat: "PLM-1" } },
  ]);
  expect(await listStaffViews(person.id, "payments")).toEqual([]);
});

test("views are each person's own: a colleague sees none of them and can remove none", async () => {
  const [mine, other] = [await makeStaff("support"), await makeStaff("admin")];
  await saveStaffView(mine.id, { list: "audit", name: "Refused", query: "event=access_refused" }, new Date());
  expect(await listStaffViews(other.id, "audit")).toEqual([]);
  const [view] = await listStaffViews(mine.id, "audit");
  const params = { id: view?.id ?? "" };
  const remove = (cookie: string) => callConsole("DELETE /operate/views/{id}", cookie, { params });
  expect((await remove(other.cookie)).status).toBe(404);
  expect(await listStaffViews(mine.id, "audit")).toHaveLength(1);
  expect((await remove(mine.cookie)).status).toBe(204);
  expect(await listStaffViews(mine.id, "audit")).toEqual([]);
});

test("a list keeps at most so many views, also when they are saved at once; a kept one can still be replaced", async () => {
  const { id } = await makeStaff("support");
  const save = (name: string) => saveStaffView(id, { list: "bookings", name, query: "" }, new Date());
  const outcomes = await allAtOnce(
    Array.from({ length: MAX_STAFF_VIEWS + 3 }, (_, index) => () => save(`View ${index}`)),
  );
  expect(outcomes.filter(({ ok }) => !ok)).toHaveLength(3);
  const kept = await listStaffViews(id, "bookings");
  expect(kept).toHaveLength(MAX_STAFF_VIEWS);
  expect((await save(kept[0]?.name ?? "")).ok).toBe(true);
  expect(await save("One more")).toMatchObject({ ok: false, code: "too_many_views" });
});

test("a list that the console does not have keeps nothing", async () => {
  const { cookie } = await makeStaff("admin");
  const body = { list: "users", name: "All", query: "" };
  expect((await callConsole("POST /operate/views", cookie, { body })).status).toBe(422);
});
