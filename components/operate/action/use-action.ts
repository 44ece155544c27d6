import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { callAction } from "@/lib/client/api/console/bookings";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import type { ActionAnswer } from "@/lib/contracts/console/action";

interface ActionState {
  busy: boolean;
  /** What it would do; null before it was asked, or when that was refused. */
  foreseen: ActionAnswer | null;
  /** The confirmed effect is another one by now, and `foreseen` is the new one. */
  differs: boolean;
  refusal: string | null;
  /** What the refusal is about, as the verb says it. */
  failure: { code: string; details: Readonly<Record<string, unknown>> } | null;
  /** Sentences beside the fields. */
  errors: Readonly<Record<string, string>>;
}

const IDLE: ActionState = {
  busy: false,
  foreseen: null,
  differs: false,
  refusal: null,
  failure: null,
  errors: {},
};

/**
 * One action of the console: what it would do, and doing it. With a `body` it is foreseen at once; with `onRefused` a
 * refusal is shown elsewhere.
 */
export function useAction(path: string, body: object | null, onRefused?: (failure: ApiFailure) => void) {
  const t = useTranslations("console");
  const [state, setState] = useState<ActionState>(IDLE);

  async function send(body: object, fingerprint: string | null): Promise<ActionAnswer | null> {
    setState((former) => ({ ...former, busy: true, refusal: null, failure: null, errors: {} }));
    try {
      return await callAction(path, { ...body, fingerprint });
    } catch (error) {
      if (onRefused && error instanceof ApiFailure) {
        setState(IDLE);
        onRefused(error);
        return null;
      }
      const { message, fields } = error instanceof ApiFailure ? error : { message: "", fields: {} };
      const refusal = Object.keys(fields).length > 0 ? null : message || t("failed");
      const failure = error instanceof ApiFailure ? { code: error.code, details: error.details } : null;
      setState({ ...IDLE, refusal, failure, errors: fields });
      return null;
    }
  }

  async function foresee(body: object): Promise<void> {
    const foreseen = await send(body, null);
    if (foreseen) setState({ ...IDLE, foreseen });
  }

  /** What was done; null when nothing was, and the state says why not. */
  async function confirm(body: object): Promise<ActionAnswer | null> {
    const answer = await send(body, state.foreseen?.fingerprint ?? null);
    if (answer && !answer.done) setState({ ...IDLE, foreseen: answer, differs: true });
    return answer?.done ? answer : null;
  }

  const foreseeAtOnce = useEffectEvent(() => {
    if (body) void foresee(body);
  });
  useEffect(() => foreseeAtOnce(), []);

  return { state, foresee, confirm, back: () => setState(IDLE) };
}
