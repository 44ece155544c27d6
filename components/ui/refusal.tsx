import { Notice } from "@/components/ui/notice";

/** Why a form was not accepted as a whole, read out when it appears; nothing as long as there is no reason. */
export function Refusal({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <Notice tone="danger" announced>
      {text}
    </Notice>
  );
}
