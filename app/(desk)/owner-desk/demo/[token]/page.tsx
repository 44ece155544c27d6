import type { Metadata } from "next";
import { DemoForm } from "@/components/desk/entry/demo-form";
import { DeskEntry } from "@/components/desk/frame/desk-entry";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("demo.title"));
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  return (
    <DeskEntry locale={locale} title={t("demo.title")}>
      <DemoForm token={token} next={pathFor("deskNow", locale)} />
    </DeskEntry>
  );
}
