"use client";

import { Button } from "@/components/ui/button";
import { openAuthDialog } from "@/lib/client/session/auth-dialog-store";

/** Opens login and comes back to this address afterwards. */
export function LoginPrompt({ label, next }: { label: string; next: string }) {
  return <Button onClick={() => openAuthDialog({ mode: "login", next })}>{label}</Button>;
}
