import { useTranslations } from "next-intl";
import { useState } from "react";
import { PictureDialog } from "@/components/operate/content/picture-dialog";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/fields/field-error";
import type { ShownPicture } from "@/lib/contracts/console/content";

interface PictureFieldProps {
  picture: ShownPicture | null;
  error: string | null;
  onChoose: (picture: ShownPicture | null) => void;
}

/** The picture of a text: one that is there, or a file. */
export function PictureField({ picture, error, onChoose }: PictureFieldProps) {
  const t = useTranslations("console_content");
  const [open, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a picture, no fields
    <div role="group" aria-label={t("field.media_key")} className="console-picture">
      {picture ? (
        <img src={picture.src} alt="" width={160} height={107} loading="lazy" />
      ) : (
        <p className="text-muted">{t("picture.none")}</p>
      )}
      <div className="console-actions">
        <Button id="text-media_key" variant="outline" size="small" onClick={() => setOpen(true)}>
          {t("picture.choose")}
        </Button>
        {picture && (
          <Button variant="ghost" size="small" onClick={() => onChoose(null)}>
            {t("picture.remove")}
          </Button>
        )}
      </div>
      <FieldError id="text-media_key" error={error} label={t("field.media_key")} />
      {open && (
        <PictureDialog
          chosen={picture?.key ?? null}
          onChoose={(chosen) => {
            onChoose(chosen);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
