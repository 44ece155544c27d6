import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { RouteLink } from "@/components/layout/route-link";
import { secretPageMetadata } from "@/components/layout/secret-page-metadata";
import { ApplicationForm } from "@/components/owner/joining/application-form";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { independentAddresses } from "@/lib/routes/independent-addresses";
import { listBoatTypes, listPorts } from "@/lib/server/operator/list/list-ports";
import { postedFormOf } from "@/lib/server/people/owners/form-post";
import { APPLICATION_FORM } from "@/lib/server/people/owners/receive-application";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

/** The disclosure that explains what happens to what is written here. */
const DISCLOSURE_KEY = "kvkk";

const texts = async () => translatorOf(await requestLocale(), "owner_application");

export async function generateMetadata(): Promise<Metadata> {
  return secretPageMetadata((await texts())("title"));
}

type Search = Promise<{ sent?: string | string[] }>;

/** Where somebody tells us of a boat that shall be rented out. */
export default async function Page({ searchParams }: { searchParams: Search }) {
  const [{ sent }, t, locale] = await Promise.all([searchParams, texts(), requestLocale()]);
  setRequestLocale(locale);
  const [frame, types, ports] = await Promise.all([
    getSiteFrame(locale),
    listBoatTypes(locale),
    listPorts(locale),
  ]);
  const posted = sent ? null : postedFormOf(await headers(), APPLICATION_FORM);
  const disclosure = frame.pages.find(({ key }) => key === DISCLOSURE_KEY);
  return (
    <AccountPage
      locale={locale}
      addresses={independentAddresses("ownerApplication", null)}
      frame={frame}
      title={t("title")}
    >
      {sent ? (
        <div className="grid justify-items-start gap-6">
          <Notice tone="success" title={t("sent_title")}>
            {t("sent_text")}
          </Notice>
          <RouteLink to="home" locale={locale} className={buttonClass({ variant: "outline" })}>
            {t("home")}
          </RouteLink>
        </div>
      ) : (
        <div className="grid gap-6">
          <p className="max-w-prose">{t("intro")}</p>
          {posted && (
            <Notice tone="danger" announced>
              {t(posted.refusal ? "too_many" : "look_again")}
            </Notice>
          )}
          <ApplicationForm
            {...{ locale, types, ports, posted }}
            notice={disclosure ? { type: disclosure.type, slug: disclosure.slug } : null}
          />
        </div>
      )}
    </AccountPage>
  );
}
