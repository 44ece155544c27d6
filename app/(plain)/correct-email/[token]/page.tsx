import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TokenPage } from "@/app/(plain)/token-page";
import { CorrectEmailForm } from "@/components/account/auth/correct-email-form";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { requestLocale } from "@/lib/i18n/request-locale";
import { pathFor } from "@/lib/routes/path-for";

const texts = async () => getTranslations({ locale: await requestLocale(), namespace: "correct_email" });

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts();
  return secretPageMetadata(t("title"));
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const [{ token }, t, locale] = await Promise.all([params, texts(), requestLocale()]);
  return (
    <TokenPage page="correctEmail" token={token} title={t("title")} nouns={["correct_email"]}>
      <CorrectEmailForm
        token={token}
        contact={pathFor("contact", locale)}
        login={pathFor("home", locale, null, { login: 1 })}
      />
    </TokenPage>
  );
}
