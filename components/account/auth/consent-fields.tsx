"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import type { RegisteredField } from "@/lib/client/drafts/use-contract-form";
import type { AppResponse } from "@/lib/contracts/app";
import { localizedKey } from "@/lib/i18n/locales";
import { pathFor } from "@/lib/routes/path-for";

interface ConsentFieldsProps {
  /** The addresses of the legal texts; absent until they are known. */
  app: Pick<AppResponse, "staticPages" | "contracts"> | undefined;
  field: (name: "kvkk" | "electronic_messages") => RegisteredField;
}

/** Two separate, unticked boxes: what was read, and what is agreed to. */
export function ConsentFields({ app, field }: ConsentFieldsProps) {
  const t = useTranslations("account.auth.register");
  const locale = useLocale();
  const pages = app ? [...app.staticPages, ...app.contracts] : [];
  const linkTo = (key: string) => (text: ReactNode) => {
    const page = pages.find((entry) => entry.key === key);
    if (!page) return <strong>{text}</strong>;
    const slug = page[localizedKey("slug", locale)] || page.slug;
    return (
      <a
        href={pathFor("page", locale, { type: page.type, slug })}
        target="_blank"
        rel="noopener"
        className="text-sea underline underline-offset-4"
      >
        {text}
      </a>
    );
  };
  return (
    <div className="grid gap-3">
      <Checkbox {...field("kvkk")} id="register-kvkk" label={t.rich("kvkk", { page: linkTo("kvkk") })} />
      <Checkbox
        {...field("electronic_messages")}
        id="register-electronic-messages"
        label={t.rich("electronic_messages", { page: linkTo("electronic-messages") })}
      />
    </div>
  );
}
