import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Photo, type PhotoPicture } from "@/components/ui/photo";

interface ServiceHeadProps {
  title: string;
  summary: string;
  picture: PhotoPicture | null;
  offer: { leadDays: number } | null;
  /** What can be done now. */
  children: ReactNode;
}

/** Picture, name and the facts that decide. */
export function ServiceHead({ title, summary, picture, offer, children }: ServiceHeadProps) {
  const t = useTranslations("services");
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center lg:gap-10">
      {picture && (
        <Photo
          picture={picture}
          sizes="(max-width:639px) 66vw, (max-width:1023px) 94vw, 640px"
          priority
          className="aspect-3/2 w-full rounded-card"
        />
      )}
      <div>
        <h1 className="text-2xl md:text-title">{title}</h1>
        <p className="mt-3 text-base text-muted md:text-lg">{summary}</p>
        {offer && (
          <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-line border-y py-4">
            <Fact label={t("facts.lead")}>{t("lead", { days: offer.leadDays })}</Fact>
            <Fact label={t("facts.captain")}>{t("facts.captain_value")}</Fact>
          </dl>
        )}
        <div className="mt-6 grid justify-items-start gap-4">{children}</div>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold text-navy">{children}</dd>
    </div>
  );
}
