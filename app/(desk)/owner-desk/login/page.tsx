import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LinkForm } from "@/components/desk/entry/link-form";
import { PasskeyButton } from "@/components/desk/entry/passkey-button";
import { DeskEntry } from "@/components/desk/frame/desk-entry";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { currentDeskSession } from "@/lib/server/people/desk/current-desk-session";

const texts = async () => translatorOf(await requestLocale(), "desk");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("login.title") };
}

export default async function Page() {
  const [t, locale] = await Promise.all([texts(), requestLocale()]);
  if (await currentDeskSession()) redirect(pathFor("deskNow", locale));
  return (
    <DeskEntry locale={locale} title={t("login.title")}>
      <LinkForm />
      <PasskeyButton next={pathFor("deskNow", locale)} />
    </DeskEntry>
  );
}
