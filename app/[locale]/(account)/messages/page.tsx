import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPage } from "@/components/layout/account-page";
import { IslandMessages } from "@/components/layout/island-messages";
import { NothingYet } from "@/components/layout/nothing-yet";
import { RouteLink } from "@/components/layout/route-link";
import { MessageThread } from "@/components/messages/message-thread";
import { SectionCard } from "@/components/reservations/detail/section-card";
import { sortThreads } from "@/components/reservations/list/sort-threads";
import { ThreadLinks } from "@/components/reservations/list/thread-links";
import { Icon } from "@/components/ui/icon/icon";
import type { Locale } from "@/lib/i18n/locales";
import { addressesOf } from "@/lib/routes/addresses-of";
import { pathFor } from "@/lib/routes/path-for";
import { requireSession } from "@/lib/server/accounts/sessions/require-session";
import { getSiteFrame } from "@/lib/server/content/get-site-frame";
import { currentTime } from "@/lib/server/db/database-clock";
import { listThreadTimes } from "@/lib/server/messages/list-messages";
import { openThread } from "@/lib/server/messages/open-thread";
import { listUserReservations } from "@/lib/server/reservations/reservation-queries";

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<{ reservation?: string | string[] }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "account_area.messages" });
  return { title: t("title") };
}

export default async function Page({ params, searchParams }: PageProps) {
  const [{ locale }, { reservation: asked }] = await Promise.all([params, searchParams]);
  setRequestLocale(locale);
  const query = { reservation: typeof asked === "string" ? asked : null };
  const session = await requireSession(pathFor("messages", locale, null, query));
  const [t, frame, all, times] = await Promise.all([
    getTranslations({ locale, namespace: "account_area.messages" }),
    getSiteFrame(locale),
    listUserReservations(session.userId, locale, currentTime()),
    listThreadTimes(session.userId),
  ]);
  // Only the customer's own: anything else in the address opens none.
  const current = all.find(({ id }) => id === query.reservation) ?? null;
  const { written, unwritten } = sortThreads(all, times, current?.id ?? null);
  const thread =
    current && (await openThread(session.userId, { kind: "reservation", id: current.id }, currentTime()));
  return (
    <AccountPage
      locale={locale}
      addresses={addressesOf("messages", null, current ? query : {})}
      frame={frame}
      place="messages"
      title={t("title")}
    >
      {all.length === 0 ? (
        <NothingYet
          icon={<Icon name="messages-square" size={28} />}
          title={t("empty_title")}
          text={t("empty_text")}
          to="boats"
          action={t("find_boat")}
        />
      ) : (
        <div className="grid gap-5">
          {current && thread?.ok && (
            <SectionCard title={t("about", { boat: current.vehicle.name, number: current.number })}>
              <div className="grid gap-5">
                <RouteLink
                  to="reservation"
                  locale={locale}
                  params={{ id: current.id }}
                  className="justify-self-start text-sea underline underline-offset-4"
                >
                  {t("reservation")}
                </RouteLink>
                <IslandMessages locale={locale} nouns={["conversation", "validation"]}>
                  <MessageThread
                    key={current.id}
                    about={{ kind: "reservation", id: current.id }}
                    messages={thread.value.items}
                  />
                </IslandMessages>
              </div>
            </SectionCard>
          )}
          {!current && <p className="text-muted">{t("choose")}</p>}
          <ThreadLinks
            title={t("threads")}
            reservations={written}
            times={times}
            current={current?.id ?? null}
          />
          <ThreadLinks
            title={t("start")}
            reservations={unwritten}
            times={times}
            current={current?.id ?? null}
          />
        </div>
      )}
    </AccountPage>
  );
}
