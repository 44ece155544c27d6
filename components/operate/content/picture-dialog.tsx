import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { listPictures, uploadPicture } from "@/lib/client/api/console/content";
import { MAX_PICTURE_BYTES, MIN_PICTURE_PIXELS, type ShownPicture } from "@/lib/contracts/console/content";

interface PictureDialogProps {
  chosen: string | null;
  onChoose: (picture: ShownPicture) => void;
  onClose: () => void;
}

/** Pictures to choose from, and a field for a file. */
export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const t = useTranslations("console_content");
  const common = useTranslations("console");
  const [pictures, setPictures] = useState<readonly ShownPicture[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, refusal, run } = useCeremony();

  useEffect(() => {
    listPictures().then(
      ({ pictures: found }) => setPictures(found),
      () => setPictures([]),
    );
  }, []);

  const size = { megabytes: MAX_PICTURE_BYTES / 1_000_000 };

  async function upload(file: File | undefined) {
    if (!file) return;
    setProblem(file.size > MAX_PICTURE_BYTES ? t("picture.too_large", size) : null);
    if (file.size > MAX_PICTURE_BYTES) return;
    await run(async () => onChoose(await uploadPicture(file)));
  }

  return (
    <Dialog
      open
      shape="wide"
      onOpenChange={onClose}
      title={t("picture.choose")}
      closeLabel={common("close")}
      description={t("picture.hint", { pixels: MIN_PICTURE_PIXELS, ...size })}
    >
      <div className="console-form">
        <label className="console-form">
          <span>{busy ? t("picture.uploading") : t("picture.upload")}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={busy}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        </label>
        <Refusal text={problem ?? refusal} />
        {pictures === null && <p role="status">{t("picture.loading")}</p>}
        <ul className="console-pictures">
          {pictures?.map((picture) => (
            <li key={picture.key}>
              <button
                type="button"
                aria-label={picture.key.split("~")[0]}
                aria-pressed={picture.key === chosen}
                onClick={() => onChoose(picture)}
              >
                <img src={picture.src} alt="" width={160} height={107} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
