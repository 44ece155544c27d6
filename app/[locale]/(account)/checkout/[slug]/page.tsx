import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { CheckoutForm } from "@/components/reservations/checkout/checkout-form";
import { CheckoutSteps } from "@/components/reservations/checkout/checkout-steps";
import { buttonClass } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/notice";
import { checkoutQuery } from "@/lib/client/drafts/checkout-query";
import { parseCheckoutQuery } from "@/lib/client/drafts/parse-checkout-query";
import { inEachLocale, type Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import type { QueryParams } from "@/lib/routes/query-params";
import { getBoatPage } from "@/lib/server/catalogue/boats/get-boat-page";
import { listDeparturePorts } from "@/lib/server/catalogue/boats/list-departure-ports";
import { hasCake } from "@/lib/server/catalogue/occasions/has-cake";
import { requireSession } from "@/lib/server/people/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/reading/content/get-site-frame";

interface PageProps {
  params: Promise<{ locale: Locale; slug: string }>;
  searchParams: Promise<QueryParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "checkout" });
  return { title: t("meta_title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale, slug } = await params;
  setRequestLocale(locale);
  const choice = parseCheckoutQuery(await searchParams);
  const query = choice ? checkoutQuery(choice) : undefined;
  await requireSession(pathFor("checkout", locale, { slug }, query));
  const [page, frame, t] = await Promise.all([
    getBoatPage(locale, slug),
    getSiteFrame(locale),
    getTranslations({ locale, namespace: "checkout" }),
  ]);
  if (!page) redirect(pathFor("notFound", locale, null, { lang: locale }));
  const { boat, slugs } = page;
  const slugParams = inEachLocale((other) => ({ slug: slugs[other] ?? boat.slug }));
  const href = pathFor("boat", locale, { slug: boat.slug });
  const chosen = choice?.extras?.map(({ service_id }) => service_id) ?? [];
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("checkout", slugParams, query)}
      frame={frame}
      slim
      title={t(boat.fast_app ? "title" : "title_request")}
    >
      <CheckoutSteps current="details" way={boat.fast_app ? "instant" : "asked"} />
      {choice ? (
        <IslandMessages
          locale={locale}
          nouns={["cancellation", "checkout", "invoice", "payment_methods", "reservations"]}
        >
          <CheckoutForm
            boat={{
              id: boat.id,
              name: boat.name,
              instant: boat.fast_app,
              policy: boat.cancellation_policy,
              picture: boat.pictures[0] ?? null,
              packages: boat.services
                .filter(({ id, type }) => type === "package" && chosen.includes(id))
                .map(({ name }) => name),
              href,
            }}
            choice={choice}
            ports={await listDeparturePorts(boat.id, locale)}
            asksCakeText={await hasCake(chosen)}
          />
        </IslandMessages>
      ) : (
        <Notice tone="warning" title={t("invalid_title")}>
          <p className="mb-3">{t("invalid_text")}</p>
          <RouteLink to="boat" locale={locale} params={{ slug: boat.slug }} className={buttonClass()}>
            {t("choose_again")}
          </RouteLink>
        </Notice>
      )}
    </AccountPage>
  );
}
