"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { SentNotice } from "@/components/ui/sent-notice";
import { TextArea } from "@/components/ui/text-area";
import { TextInput } from "@/components/ui/text-input";
import { sendServiceRequest } from "@/lib/client/contact";
import { useContractForm } from "@/lib/client/use-contract-form";
import { type ServiceRequestForm, serviceRequestForm } from "@/lib/contracts/contact";
import { addDays, tripDayOf } from "@/lib/domain/shared/istanbul-time";

export interface RequestedService {
  id: number;
  leadDays: number;
  /** `Mum ışığı – ₺24.900,00` */
  packages: readonly { id: number; label: string }[];
}

interface RequestFormProps {
  service: RequestedService;
  /** The package whose button was pressed. */
  packageId: number | null;
}

const ON_DATE = { service_lead_time: "date", too_far_ahead: "date" } as const;

/** Asks for a special service: stored, mailed to the operator, answered by mail. */
export function RequestForm({ service, packageId }: RequestFormProps) {
  const t = useTranslations("services.request");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errorOf, submitTo } = useContractForm<ServiceRequestForm>({
    schema: serviceRequestForm,
    defaults: {
      service_id: service.id,
      package_id: packageId ?? service.packages[0]?.id ?? 0,
      date: "",
      name: "",
      email: "",
      phone: "",
      message: "",
    },
    draftKey: `service:${service.id}`,
    fieldOfCode: ON_DATE,
  });
  const field = (name: "name" | "email" | "phone" | "date") => ({
    ...form.register(name),
    id: `request-${name}`,
    label: t(name),
    error: errorOf(name),
  });
  useEffect(() => {
    if (packageId !== null) form.setValue("package_id", packageId);
  }, [form, packageId]);

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
        await sendServiceRequest(values);
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
      <Select
        {...form.register("package_id", { valueAsNumber: true })}
        id="request-package"
        label={t("package")}
        error={errorOf("package_id")}
      >
        {service.packages.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput
        {...field("date")}
        type="date"
        hint={t("date_hint", { days: service.leadDays })}
        min={addDays(tripDayOf(new Date()), service.leadDays)}
      />
      <TextInput {...field("name")} autoComplete="name" />
      <TextInput {...field("phone")} type="tel" dir="ltr" autoComplete="tel" hint={t("phone_hint")} />
      <TextInput {...field("email")} type="email" dir="ltr" autoComplete="email" />
      <div className="sm:col-span-2">
        <TextArea
          {...form.register("message")}
          id="request-note"
          label={t("note")}
          hint={t("note_hint")}
          error={errorOf("message")}
        />
      </div>
      <Button type="submit" size="large" busy={form.formState.isSubmitting} className="sm:justify-self-start">
        {t("submit")}
      </Button>
    </form>
  );
}
