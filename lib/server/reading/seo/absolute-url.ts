import { serverEnv } from "@/lib/config/env.server";

/** An address of ours with scheme and host, as search engines and mails need it; foreign ones stay as they are. */
export function absoluteUrl(path: string): string {
  return new URL(path, serverEnv().SITE_URL).href.replace(/\/$/, path === "/" ? "/" : "");
}
