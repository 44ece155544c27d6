"use client";

import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextArea } from "@/components/ui/fields/text-area";
import { TextInput } from "@/components/ui/fields/text-input";
import { loadInBackground } from "@/components/ui/lazy/load-in-background";
import { Notice } from "@/components/ui/notice";
import { SentNotice } from "@/components/ui/sent-notice";
import { loadAction } from "@/lib/client/api/transport/load-action";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { isEdited } from "@/lib/client/drafts/early-input";
import type { ContactForm as Values } from "@/lib/contracts/contact";

type FieldName = keyof Values;
/** Sentences beside the fields; `root` above the form. */
type Faults = Partial<Record<FieldName | "root", string>>;

const FIELDS = ["name", "email", "phone", "subject", "message"] as const satisfies readonly FieldName[];
const DRAFT = "contact";
/** The rules and the call: fetched when somebody turns to the form. */
const loadWork = () => loadAction(() => import("@/components/content/send-contact"));
const preloadWork = () => void loadInBackground(() => import("@/components/content/send-contact"));

type Controls = Record<FieldName, HTMLInputElement>;
const controlsOf = (form: HTMLFormElement) => form.elements as unknown as Controls;

function valuesOf(form: HTMLFormElement): Values {
  const controls = controlsOf(form);
  return Object.fromEntries(FIELDS.map((name) => [name, controls[name].value])) as unknown as Values;
}

interface ContactFormProps {
  /** What one may write about. */
  subjects: readonly Values["subject"][];
}

/**
 * Name, address, subject, message. `?subject=` in the address chooses the subject. The fields are the page's own:
 * until somebody turns to them there is nothing to load.
 */
export function ContactForm({ subjects }: ContactFormProps) {
  const t = useTranslations("contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!sentTo) return <Fields subjects={subjects} onSent={setSentTo} />;
  return (
    <SentNotice title={t("sent_title")}>
      <p className="text-muted">{t.rich("sent_text", { email: () => <bdi dir="ltr">{sentTo}</bdi> })}</p>
      <Button variant="outline" onClick={() => setSentTo(null)}>
        {t("again")}
      </Button>
    </SentNotice>
  );
}

function Fields({ subjects, onSent }: ContactFormProps & { onSent: (email: string) => void }) {
  const t = useTranslations("contact");
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const sentences = useTranslations("validation");

  useEffect(() => {
    if (!form.current) return;
    const controls = controlsOf(form.current);
    const asked = new URLSearchParams(location.search).get("subject");
    const draft = Object(readDraft(DRAFT)) as Record<string, unknown>;
    const edited = FIELDS.filter((name) => isEdited(controls[name]));
    for (const name of FIELDS) {
      const value = (name === "subject" && asked) || draft[name];
      const fits = name !== "subject" || subjects.some((one) => one === value);
      // What was entered before the scripts ran is newer.
      if (typeof value === "string" && fits && !edited.includes(name)) controls[name].value = value;
    }
    if (edited.length > 0) saveDraft(DRAFT, valuesOf(form.current));
  }, [subjects]);

  function show(found: Faults) {
    setFaults(found);
    const first = FIELDS.find((name) => found[name]);
    if (first && form.current) controlsOf(form.current)[first].focus();
  }

  async function change() {
    if (!form.current) return;
    saveDraft(DRAFT, valuesOf(form.current));
    if (!wasTried) return;
    const work = await loadWork();
    if (work && form.current) setFaults(work.findFaults(valuesOf(form.current), sentences));
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const values = valuesOf(event.currentTarget);
    setSending(true);
    setTried(true);
    try {
      const work = await loadWork();
      if (!work) return;
      const found = work.findFaults(values, sentences);
      const refused = Object.keys(found).length > 0 ? found : await work.sendContact(values);
      if (refused) return show(refused);
      dropDraft(DRAFT);
      onSent(values.email.trim());
    } finally {
      setSending(false);
    }
  }

  const field = (name: FieldName) =>
    ({ name, id: `contact-${name}`, label: t(name), error: faults[name] }) as const;
  return (
    <ScriptForm
      ref={form}
      className="grid gap-4 sm:grid-cols-2"
      onFocus={preloadWork}
      onChange={() => void change()}
      onSubmit={(event) => void send(event)}
    >
      {faults.root && (
        <div className="sm:col-span-2">
          <Notice tone="danger" announced>
            {faults.root}
          </Notice>
        </div>
      )}
      <TextInput {...field("name")} autoComplete="name" />
      <TextInput {...field("email")} type="email" dir="ltr" autoComplete="email" />
      <TextInput {...field("phone")} hint={t("phone_hint")} type="tel" dir="ltr" autoComplete="tel" />
      <Select {...field("subject")}>
        {subjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subjects.${subject}`)}
          </option>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <TextArea {...field("message")} rows={6} />
      </div>
      <Button type="submit" size="large" busy={isSending} className="sm:justify-self-start">
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
