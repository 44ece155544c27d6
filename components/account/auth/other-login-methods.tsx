"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { GoogleLogin } from "@/components/account/auth/google-login";
import { PasskeyLogin } from "@/components/account/passkeys/passkey-login";
import { usePasskeySupport } from "@/components/account/passkeys/use-passkey-support";
import { appVariablesQuery } from "@/lib/client/api/app-variables";
import type { UserResponse } from "@/lib/contracts/accounts/user";

interface OtherLoginMethodsProps {
  next: string | undefined;
  /** What follows a login by passkey; null where nobody can have one yet. */
  onPasskey: ((user: UserResponse) => Promise<void>) | null;
}

/**
 * The login methods beside the password: a passkey where the browser supports them, Google where the site offers it.
 */
export function OtherLoginMethods({ next, onPasskey }: OtherLoginMethodsProps) {
  const t = useTranslations("account.auth.google");
  const { data: app } = useQuery(appVariablesQuery(useLocale()));
  const passkeys = usePasskeySupport() && onPasskey !== null;
  const google = app?.settings.google_sign_in === true;
  if (!passkeys && !google) return null;
  return (
    <div className="mt-5 grid gap-4">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("or")}
      </p>
      {passkeys && <PasskeyLogin onDone={onPasskey} />}
      {google && <GoogleLogin next={next} />}
    </div>
  );
}
