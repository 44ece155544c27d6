"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import type { AppAnswer } from "@/lib/contracts/app";
import { pathFor } from "@/lib/routes/path-for";
import { ROUTES, type RouteEntry } from "@/lib/routes/route-table";

type BoxProps = Omit<ComponentProps<typeof Checkbox>, "id" | "label">;
type Page = AppAnswer["staticPages"][number];

interface ConsentFieldsProps {
  pages: readonly Page[];
  kvkk: BoxProps;
  electronicMessages: BoxProps;
}

const pageRoute: RouteEntry = ROUTES.page;

/** Two separate, unticked boxes: what was read, and what is agreed to (product.md § 7). */
export function ConsentFields({ pages, kvkk, electronicMessages }: ConsentFieldsProps) {
  const t = useTranslations("account.auth.register");
  const locale = useLocale();
  const linkTo = (key: string) => (text: ReactNode) => {
    const page = pages.find((entry) => entry.key === key);
    if (!page || !pageRoute.built) return <strong>{text}</strong>;
    const slug = page[`slug_${locale.toUpperCase() as "TR" | "EN" | "AR"}`] || page.slug;
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
      <Checkbox {...kvkk} id="register-kvkk" label={t.rich("kvkk", { page: linkTo("kvkk") })} />
      <Checkbox
        {...electronicMessages}
        id="register-electronic-messages"
        label={t.rich("electronic_messages", { page: linkTo("electronic-messages") })}
      />
    </div>
  );
}
