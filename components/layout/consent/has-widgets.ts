import { CLIENT_ENV } from "@/lib/config/env.client";

/** Whether a tag manager or a live chat is configured; without one there is nothing to consent to. */
export function hasWidgets(): boolean {
  return CLIENT_ENV.tagManagerId !== null || CLIENT_ENV.liveChatUrl !== null;
}
