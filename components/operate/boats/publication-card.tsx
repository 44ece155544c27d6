import { IslandMessages } from "@/components/layout/island-messages";
import { RouteLink } from "@/components/layout/route-link";
import { ActionButton } from "@/components/operate/action/action-button";
import { ConsoleCard } from "@/components/operate/frame/console-card";
import type { BoatPart } from "@/lib/domain/boats/boat-parts";
import type { PublicationGap } from "@/lib/domain/boats/publication-gaps";
import type { BOAT_STATUSES } from "@/lib/domain/shared/vocabulary";
import { formatLanguages } from "@/lib/i18n/format-languages";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

type Status = (typeof BOAT_STATUSES)[number];

interface PublicationCardProps {
  locale: Locale;
  code: string;
  status: Status;
  version: string;
  gaps: readonly PublicationGap[];
  mayWrite: boolean;
}

/** What staff can make of a boat in each status, in the order of the buttons. */
const STEPS = {
  draft: [{ to: "published", label: "publish", title: "publish_boat" }],
  published: [{ to: "archived", label: "pause", title: "pause_boat" }],
  stopped: [
    { to: "archived", label: "pause", title: "pause_boat" },
    { to: "draft", label: "to_draft", title: "draft_boat" },
  ],
  archived: [
    { to: "published", label: "publish", title: "publish_boat" },
    { to: "draft", label: "to_draft", title: "draft_boat" },
  ],
} as const satisfies Record<Status, readonly { to: Status; label: string; title: string }[]>;

const PART_OF = { description: "texts", rates: "prices", pictures: "pictures" } as const satisfies Record<
  string,
  BoatPart
>;
type GapField = keyof typeof PART_OF;
const PROBLEMS = ["required", "min_length", "no_price", "few_pictures"] as const;

/** Whether customers see the boat, what is missing before they can, and the step to the next status. */
export async function PublicationCard(props: PublicationCardProps) {
  const { locale, code, status, version, gaps, mayWrite } = props;
  const t = await translatorOf(locale, "console_boats");
  const steps = STEPS[status].filter(({ to }) => to !== "published" || gaps.length === 0);
  return (
    <ConsoleCard title={t("publish_title")}>
      <p>
        <span className={`boats-status boats-${status}`}>{t(`status.${status}`)}</span> {t(`is_${status}`)}
      </p>
      {status !== "published" && status !== "stopped" && (
        <div>
          <p>{t(gaps.length === 0 ? "ready" : "not_ready")}</p>
          <ul className="boats-gaps">
            {gaps.map(({ field, message }) => {
              const [name = "", language] = field.split(".");
              const [key, count = ""] = message.split(":");
              const problem = t(`problem.${PROBLEMS.find((one) => one === key) ?? "required"}`, { count });
              return (
                <li key={field}>
                  <RouteLink
                    to="consoleBoatPart"
                    params={{ code, part: PART_OF[name as GapField] }}
                    locale={locale}
                    className="text-sea underline"
                  >
                    {t(`field.${name as GapField}`)}
                    {language && ` (${formatLanguages([language], locale)})`}
                  </RouteLink>
                  {": "}
                  {problem}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {mayWrite && steps.length > 0 && (
        <IslandMessages locale={locale} nouns={["console", "validation"]}>
          <div className="console-actions">
            {steps.map(({ to, label, title }, index) => (
              <ActionButton
                // Another version is another act: what was foreseen of the former one is gone.
                key={`${to} ${version}`}
                path={`boats/${code}/part`}
                label={t(label)}
                title={t(title, { code })}
                variant={index === 0 && to === "published" ? "primary" : "outline"}
                values={{ part: "status", version, document: JSON.stringify({ status: to }) }}
              />
            ))}
          </div>
        </IslandMessages>
      )}
    </ConsoleCard>
  );
}
