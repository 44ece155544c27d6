"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";
import { takeVoteBack, voteForBoat } from "@/lib/client/api/shortlists";
import { useCall } from "@/lib/client/api/transport/use-call";
import { keepVoterName, readVoterName } from "@/lib/client/shortlists/voter-name";
import { parseFieldMessage } from "@/lib/contracts/field-message";
import { type Votes, voterName } from "@/lib/contracts/shortlists";
import { isolate } from "@/lib/i18n/isolate";

interface VoteBoxProps {
  token: string;
  boat: { id: number; name: string };
  votes: Votes;
}

/** The votes for a boat, and the button for one's own. */
export function VoteBox({ token, boat, votes: first }: VoteBoxProps) {
  const t = useTranslations("shortlist.vote");
  const [votes, setVotes] = useState(first);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useCall();
  const mine = votes.some((vote) => vote.mine);

  // The caller of the API has shown a failure.
  const send = (call: () => Promise<{ votes: Votes }>) =>
    run(async () => {
      setVotes((await call()).votes);
      setAsking(false);
    });

  function vote(name: string) {
    keepVoterName(name);
    return send(() => voteForBoat(token, boat.id, name));
  }

  function press(): void {
    const known = v.safeParse(voterName, readVoterName());
    if (mine) void send(() => takeVoteBack(token, boat.id));
    else if (known.success) void vote(known.output);
    else setAsking(true);
  }

  return (
    <div className="grid gap-3">
      <p role="status" className="tabular font-semibold text-navy">
        {t("count", { count: votes.length })}
      </p>
      {votes.length > 0 && (
        <ul aria-label={t("voters")} className="flex flex-wrap gap-2">
          {votes.map(({ name, mine: own }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two friends may have one name
            <li key={`${name}-${at}`} className="rounded-full bg-sea-soft px-3 py-1 text-sm">
              {own ? t("mine", { name: isolate(name) }) : <bdi>{name}</bdi>}
            </li>
          ))}
        </ul>
      )}
      {asking ? (
        <VoteForm boatId={boat.id} busy={busy} onVote={vote} onCancel={() => setAsking(false)} />
      ) : (
        <Button
          variant={mine ? "outline" : "secondary"}
          busy={busy}
          aria-label={t(mine ? "take_back_for" : "give_for", { boat: boat.name })}
          onClick={press}
        >
          <Icon name={mine ? "undo-2" : "thumbs-up"} className={mine ? "mirror-rtl" : undefined} />
          {t(mine ? "take_back" : "give")}
        </Button>
      )}
    </div>
  );
}

interface VoteFormProps {
  boatId: number;
  busy: boolean;
  onVote: (name: string) => void;
  onCancel: () => void;
}

/** Asks for the name that a browser votes under, once. */
function VoteForm({ boatId, busy, onVote, onCancel }: VoteFormProps) {
  const t = useTranslations("shortlist.vote");
  const tValidation = useTranslations("validation");
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const parsed = v.safeParse(voterName, field.current?.value ?? "");
    if (parsed.success) {
      onVote(parsed.output);
      return;
    }
    const { key, values } = parseFieldMessage(parsed.issues[0].message);
    setError(tValidation(key, values));
  }

  return (
    <ScriptForm className="grid gap-3" onSubmit={submit}>
      <TextInput
        ref={field}
        id={`voter-name-${boatId}`}
        name="name"
        autoComplete="given-name"
        maxLength={60}
        label={t("name")}
        defaultValue={readVoterName()}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={busy}>
          {t("send")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </ScriptForm>
  );
}
