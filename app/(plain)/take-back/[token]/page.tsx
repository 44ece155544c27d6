import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TokenPage } from "@/app/(plain)/token-page";
import { TakeBackForm } from "@/components/account/auth/take-back-form";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";

const texts = async () =>
  getTranslations({ locale: await requestLocale(), namespace: "account_area.take_back" });

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts();
  return secretPageMetadata(t("title"));
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  return (
    <TokenPage page="takeBackEmail" token={token} title={t("title")}>
      <TakeBackForm token={token} contact={pathFor("contact", locale)} />
    </TokenPage>
  );
}
