import { DEFAULT_LOCALE } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";
import { CODE_MINUTES } from "@/lib/server/accounts/issue-code";
import { issueLoginToken } from "@/lib/server/accounts/log-in-by-token";
import { absoluteUrl } from "@/lib/server/seo/absolute-url";
import type { OperationInput } from "@/scripts/support/operations";
import { say } from "@/scripts/support/say";

/** Mails a customer a link that logs in once, and prints it for the telephone. */
export async function sendLoginLink({ words }: OperationInput): Promise<number> {
  const [email = ""] = words;
  if (!email.includes("@")) {
    say("Give the e-mail address of the account.");
    return 2;
  }
  const issued = await issueLoginToken(email, new Date());
  if (!issued) {
    say(`Nobody is registered with ${email}.`);
    return 1;
  }
  const address = absoluteUrl(pathFor("tLogin", DEFAULT_LOCALE, { token: issued.token }));
  say(
    `${address}\nWorks once, for ${CODE_MINUTES.t_login} minutes. The running site mails it to ${email} too.`,
  );
  return 0;
}
