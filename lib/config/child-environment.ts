/** What a child process inherits from us, with additions on top. */
export function childEnvironment(additions: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...additions };
}
