/** Holds the builds, one folder each: a build never writes into a folder that is being served. */
export const BUILDS = ".next-builds";

/** The folder of a build, relative to the project. */
export function buildFolderOf(id: string): string {
  return `${BUILDS}/${id}`;
}

/** Names the build that this process and its children make or serve. */
export function setBuildId(id: string): void {
  process.env.NEXT_PUBLIC_BUILD_ID = id;
}

/** What Next's configuration needs of it; without a build (`next dev`, `next typegen`) Next's own folder. */
export function nextBuild(): { id: string; folder: string } | null {
  const id = process.env.NEXT_PUBLIC_BUILD_ID;
  return id ? { id, folder: buildFolderOf(id) } : null;
}
