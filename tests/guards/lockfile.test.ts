import { textOf } from "@/tests/fixtures/files/source-files";

interface Entry {
  optionalDependencies?: Record<string, string>;
}

test("the lockfile names the optional packages of every platform, so that npm ci accepts it", () => {
  const { packages }: { packages: Record<string, Entry> } = JSON.parse(textOf("package-lock.json"));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && !(`node_modules/${name}` in packages))
      .map(([name]) => name),
  );
  // `npm run lock` writes them back
  expect(missing).toEqual([]);
});
