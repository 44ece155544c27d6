import { runByName } from "@/scripts/ci/run-by-name";
import { debianProgram } from "@/tests/fixtures/installation/debian-program";
import { readMinutes } from "@/tests/trials/read-minutes";

const TRIALS = { folder: "trials", kind: "trial" };
let said = "";

beforeEach(() => {
  said = "";
  jest.spyOn(process.stdout, "write").mockImplementation((text) => {
    said += text;
    return true;
  });
});
afterEach(() => void jest.restoreAllMocks());

test("without a name every trial is listed, and nothing else of the folder", async () => {
  expect(await runByName(TRIALS, [])).toBe(0);
  const names = [...said.matchAll(/^ {2}(.*)$/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual([
    "clocks",
    "failover",
    "open-shop",
    "pooler",
    "release",
    "soak",
    "two-sites",
  ]);
});

test.each(["nothing", "../bench/pages", "two-sites.trial", "Soak"])(
  "%s is no trial: the names are listed and the call is wrong",
  async (name) => {
    expect(await runByName(TRIALS, [name])).toBe(2);
    expect(said).toContain("npm run trial -- <name>");
  },
);

test("a trial lasts as long as was typed, and refuses what is no number of minutes", () => {
  expect([undefined, "10", "0.5"].map((typed) => readMinutes(typed, 2))).toEqual([2, 10, 0.5]);
  expect(["", "0", "-1", "ten", "1e9", "5 minutes"].map((typed) => readMinutes(typed, 2))).toEqual(
    Array(6).fill(null),
  );
});

test("of several versions the newest is taken, and a missing program names its Debian package", () => {
  const folders = ["/usr/lib/postgresql/9.6/bin", "/usr/lib/postgresql/15/bin"];
  expect(debianProgram("postgresql", () => folders)).toBe("/usr/lib/postgresql/15/bin");
  expect(() => debianProgram("pgbouncer", () => [])).toThrow("apt-get install pgbouncer");
});
