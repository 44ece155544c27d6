"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { SentNotice } from "@/components/ui/sent-notice";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { sendContactForm } from "@/lib/client/contact";
import { useContractForm } from "@/lib/client/use-contract-form";
import { CONTACT_SUBJECTS, contactForm, type ContactForm as Values } from "@/lib/contracts/contact";

const EMPTY: Values = { name: "", email: "", phone: "", subject: "general", message: "" };

/** Name, address, subject, message. `?subject=` in the address chooses the subject. */
export function ContactForm() {
  const t = useTranslations("contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errorOf, submitTo } = useContractForm<Values>({
    schema: contactForm,
    defaults: EMPTY,
    draftKey: "contact",
  });
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get("subject");
    const subject = CONTACT_SUBJECTS.find((one) => one === asked);
    if (subject) form.setValue("subject", subject);
  }, [form]);

  if (sentTo) {
    return (
      <SentNotice title={t("sent_title")}>
        <p className="text-muted">{t.rich("sent_text", { email: () => <bdi dir="ltr">{sentTo}</bdi> })}</p>
        <Button variant="outline" onClick={() => setSentTo(null)}>
          {t("again")}
        </Button>
      </SentNotice>
    );
  }
  const refusal = form.formState.errors.root?.message;
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onSubmit={submitTo(async (values) => {
        await sendContactForm(values);
        form.reset(EMPTY);
        setSentTo(values.email.trim());
      })}
    >
      {refusal && (
        <div className="sm:col-span-2">
          <Notice tone="danger" announced>
            {refusal}
          </Notice>
        </div>
      )}
      <TextInput
        {...form.register("name")}
        id="contact-name"
        label={t("name")}
        autoComplete="name"
        error={errorOf("name")}
      />
      <TextInput
        {...form.register("email")}
        id="contact-email"
        label={t("email")}
        type="email"
        dir="ltr"
        autoComplete="email"
        error={errorOf("email")}
      />
      <TextInput
        {...form.register("phone")}
        id="contact-phone"
        label={t("phone")}
        hint={t("phone_hint")}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        error={errorOf("phone")}
      />
      <Select
        {...form.register("subject")}
        id="contact-subject"
        label={t("subject")}
        error={errorOf("subject")}
      >
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subjects.${subject}`)}
          </option>
        ))}
      </Select>
      <div className="sm:col-span-2">
        <TextArea
          {...form.register("message")}
          id="contact-message"
          label={t("message")}
          rows={6}
          error={errorOf("message")}
        />
      </div>
      <Button type="submit" size="large" busy={form.formState.isSubmitting} className="sm:justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
