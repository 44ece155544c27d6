import type { Metadata } from "next";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { DemoForm } from "@/components/operate/entry/demo-form";
import { EntryPage } from "@/components/operate/frame/entry-page";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

const texts = async () => translatorOf(await requestLocale(), "console");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("demo.title"));
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  return (
    <EntryPage locale={locale} title={t("demo.title")}>
      <DemoForm token={token} next={pathFor("consoleToday", locale)} />
    </EntryPage>
  );
}
