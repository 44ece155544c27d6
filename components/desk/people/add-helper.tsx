"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { WorkFields, workOf } from "@/components/desk/people/work-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import { Refusal } from "@/components/ui/refusal";
import { addDeskHelper } from "@/lib/client/api/desk";
import { useCall } from "@/lib/client/api/transport/use-call";

const NOBODY = { role: "captain", boats: [] } as const;

/** Lets somebody work on the desk, who gets a mail with a login link. */
export function AddHelper({ boats }: { boats: readonly { code: string; name: string }[] }) {
  const t = useTranslations("desk_people");
  const router = useRouter();
  const { busy, refusal, run } = useCall();
  const [added, setAdded] = useState<string | null>(null);

  async function add(form: HTMLFormElement) {
    const given = new FormData(form);
    const email = String(given.get("email"));
    const helper = { name: String(given.get("name")), email, ...workOf(form) };
    setAdded(null);
    if (!(await run(() => addDeskHelper(helper)))) return;
    setAdded(email);
    form.reset();
    router.refresh();
  }

  return (
    <ScriptForm
      className="desk-card desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget as HTMLFormElement);
      }}
    >
      <h2>{t("add")}</h2>
      {added !== null && (
        <Notice tone="success" announced>
          {t.rich("added", { address: () => <bdi key="address">{added}</bdi> })}
        </Notice>
      )}
      <Refusal text={refusal?.message} />
      <TextInput id="helper-name" name="name" label={t("name")} autoComplete="off" minLength={2} required />
      <TextInput
        id="helper-email"
        name="email"
        type="email"
        dir="ltr"
        label={t("email")}
        autoComplete="off"
        error={refusal?.fields.email ?? null}
        required
      />
      <WorkFields id="helper" given={{ role: NOBODY.role, boats: [] }} boats={boats} />
      <Button type="submit" size="large" wide busy={busy}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
