import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginForm } from "@/components/operate/entry/login-form";
import { EntryPage } from "@/components/operate/frame/entry-page";
import { ForgetToday } from "@/components/operate/today/keep-today";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { safeNext } from "@/lib/routes/safe-next";
import { currentStaffSession } from "@/lib/server/people/staff/current-staff-session";

const texts = async () => translatorOf(await requestLocale(), "console");

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await texts())("login.title") };
}

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const [{ next }, t, locale] = await Promise.all([searchParams, texts(), requestLocale()]);
  const wanted = safeNext(typeof next === "string" ? next : null) ?? pathFor("consoleToday", locale);
  if (await currentStaffSession()) redirect(wanted);
  return (
    <EntryPage locale={locale} title={t("login.title")}>
      <ForgetToday />
      <LoginForm next={wanted} account={pathFor("consoleSelf", locale)} />
    </EntryPage>
  );
}
