import * as v from "valibot";
import { isSignedKey, signedKey } from "@/lib/server/money/signed-key";
import { openSealed, sealValue } from "@/lib/server/people/accounts/sessions/seal-value";
import { derivedKey } from "@/lib/server/platform/keys/derived-keys";
import { isSealedFor, ownerToken } from "@/lib/server/talk/owner-links/owner-link";
import { entryIdOfToken, waitingLink } from "@/lib/server/talk/waiting/waiting-link";
import { changeEnvironment } from "@/tests/fixtures/processes/test-run";

const OLD = "a-secret-of-more-than-thirty-two-bytes";
const NEW = "another-secret-of-more-than-32-bytes!";
const NOW = new Date("2026-11-22T10:00:00Z");
const LATER = new Date("2026-11-23T10:00:00Z");
const RESERVATION = "7b0d7c2e-3c9c-4a57-9d6f-0d5a3b0a1b11";

const restored: (() => void)[] = [];
afterEach(() => {
  for (const restore of restored.splice(0).reverse()) restore();
});

function useSecrets(secret: string, former = ""): void {
  restored.push(changeEnvironment({ APP_SECRET: secret, APP_SECRET_FORMER: former }));
}

/** Whether what was signed before is still accepted: a link, an owner's link, a waiting customer's, a sealed value. */
function signAll() {
  const link = signedKey("pay:reservation:1", LATER);
  const owner = ownerToken(RESERVATION, "owner@example.com");
  const waiting = new URL(waitingLink(RESERVATION, "en")).pathname.split("/").at(-1) ?? "";
  const sealed = sealValue("google", { state: "x" }, LATER);
  return () => [
    isSignedKey("pay:reservation:1", link, NOW),
    isSealedFor(owner, "owner@example.com"),
    entryIdOfToken(waiting) === RESERVATION,
    openSealed("google", sealed, v.object({ state: v.string() }), NOW) !== null,
  ];
}

test("what the former secret signed stays valid while it is named, and ends with it", () => {
  useSecrets(OLD);
  const accepted = signAll();
  expect(accepted()).toEqual([true, true, true, true]);
  useSecrets(NEW, OLD);
  expect(accepted()).toEqual([true, true, true, true]);
  useSecrets(NEW);
  expect(accepted()).toEqual([false, false, false, false]);
});

test("new links are signed with the new secret alone", () => {
  useSecrets(NEW, OLD);
  const accepted = signAll();
  useSecrets(OLD);
  expect(accepted()).toEqual([false, false, false, false]);
});

test("each purpose has a key of its own, and a value sealed for one purpose opens for no other", () => {
  useSecrets(OLD);
  const keys = [
    derivedKey("link"),
    derivedKey("owner link"),
    derivedKey("seal", "google"),
    derivedKey("seal", "x"),
  ];
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(keys.length);
  const sealed = sealValue("google", 1, LATER);
  expect(openSealed("other", sealed, v.number(), NOW)).toBeNull();
});
