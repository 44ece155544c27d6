import { consoleMetadata } from "@/app/(operate)/console-metadata";
import { readerOf } from "@/app/(operate)/reader-of";
import { type Search, textIn } from "@/app/(operate)/search-text";
import { ConsolePage } from "@/components/operate/frame/console-page";
import { ListFilter } from "@/components/operate/frame/list-filter";
import { ListPages } from "@/components/operate/frame/list-pages";
import { ReviewsTable } from "@/components/operate/reviews/reviews-table";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { requestLocale } from "@/lib/i18n/request-locale";
import { translatorOf } from "@/lib/i18n/translator-of";
import { pathFor } from "@/lib/routes/path-for";
import { listAllReviews, REVIEW_STATES } from "@/lib/server/operator/list-all-reviews";
import { requireStaff } from "@/lib/server/people/staff/current-staff-session";

export const generateMetadata = () => consoleMetadata("reviews");

const ON_A_PAGE = 25;
const BOUNDS = ["2", "3", "4"] as const;

export default async function Page({ searchParams }: { searchParams: Promise<Search> }) {
  const locale = await requestLocale();
  const session = await requireStaff("reviews.read", pathFor("consoleReviews", locale));
  const search = await searchParams;
  const boat = textIn(search, "boat");
  const state = REVIEW_STATES.find((one) => one === textIn(search, "state")) ?? null;
  const bound = BOUNDS.find((one) => one === textIn(search, "score")) ?? null;
  const from = textIn(search, "from");
  const before = from && /^\d{1,9}$/.test(from) ? Number(from) : null;
  const filter = { boatCode: boat, state, atMost: bound && Number(bound), before };
  const [t, found] = await Promise.all([
    translatorOf(locale, "console_reviews"),
    listAllReviews(filter, ON_A_PAGE + 1),
  ]);
  const reviews = found.slice(0, ON_A_PAGE);
  const { role } = session.staff;
  return (
    <ConsolePage locale={locale} title={t("title")} reader={readerOf(session)} place="consoleReviews">
      <section className="console-card" aria-label={t("title")}>
        <ListFilter locale={locale} place="consoleReviews">
          <TextInput
            id="reviews-boat"
            name="boat"
            label={t("boat")}
            defaultValue={boat ?? ""}
            maxLength={100}
          />
          <Select id="reviews-state" name="state" label={t("state")} defaultValue={state ?? ""}>
            <option value="">{t("every")}</option>
            {REVIEW_STATES.map((one) => (
              <option key={one} value={one}>
                {t(`states.${one}`)}
              </option>
            ))}
          </Select>
          <Select id="reviews-score" name="score" label={t("at_most")} defaultValue={bound ?? ""}>
            <option value="">{t("every")}</option>
            {BOUNDS.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </ListFilter>
        {reviews.length === 0 ? <p>{t("empty")}</p> : <ReviewsTable {...{ locale, role, reviews }} />}
        <ListPages
          locale={locale}
          place="consoleReviews"
          query={{ boat, state, score: bound }}
          isLater={before !== null}
          next={found.length > ON_A_PAGE ? (reviews.at(-1)?.id ?? null) : null}
        />
      </section>
    </ConsolePage>
  );
}
