// Registries that mirror only some platforms make `npm install` leave the others' optional packages out of
// the lockfile, and `npm ci` then refuses it. This writes them back: name, version and platform, as npm would.
// Run it after `npm install`: node scripts/complete-lockfile.ts
import { readFileSync, writeFileSync } from "node:fs";
import { argv } from "node:process";

interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const SYSTEMS = [
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "aix",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "x64",
  "ia32",
  "ppc64",
  "riscv64",
  "s390x",
  "loong64",
  "mips64el",
  "wasm32",
];

const file = argv[2] ?? "package-lock.json";
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, "utf8"));

function platformOf(name: string): Pick<Entry, "os" | "cpu" | "libc"> {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system) || words.includes(`linux${system}`));
  const musl = /musl/.test(name);
  if (words.some((word) => word.startsWith("linux")) && !os.includes("linux")) os.push("linux");
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  return {
    ...(cpu.length ? { cpu } : {}),
    ...(musl ? { libc: ["musl"] } : {}),
    ...(os.length ? { os } : {}),
  };
}

for (const parent of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (path in lock.packages || !/^\d/.test(version)) continue;
    lock.packages[path] = {
      version,
      ...platformOf(name),
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
    };
  }
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
