import type { Metadata } from "next";
import { EnterForm } from "@/components/desk/entry/enter-form";
import { DeskEntry } from "@/components/desk/frame/desk-entry";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("enter.title"));
}

/** Shows only; the button acts. Whether the token is valid is not shown before it is used. */
export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  return (
    <DeskEntry locale={locale} title={t("enter.title")}>
      <EnterForm token={token} next={pathFor("deskNow", locale)} login={pathFor("deskLogin", locale)} />
    </DeskEntry>
  );
}
