import { headers } from "next/headers";
import { InlineScript } from "@/components/layout/first-scripts/inline-script";

export interface NonceScriptProps {
  /** The header with the nonce of this visit: where pages run only scripts that carry it. */
  nonceHeader: string;
  /** Runs in the browser, alone: it uses nothing from outside. */
  run: () => void;
}

/** A function of ours that runs as soon as the browser reads it, before every other script. */
export async function NonceScript({ nonceHeader, run }: NonceScriptProps) {
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return <InlineScript nonce={nonce} run={run} />;
}
