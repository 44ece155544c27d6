"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { uploadBoatPicture } from "@/lib/client/api/console/bookings";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { MAX_PICTURE_BYTES, MIN_PICTURE_WIDTH, type UploadedPicture } from "@/lib/contracts/console/boats";

const MEGABYTE = 1_000_000;

interface UploadPicturesProps {
  code: string;
  onUploaded: (picture: UploadedPicture) => void;
}

/** Sends chosen files one after the other; what cannot be used is named with its reason. */
export function UploadPictures({ code, onUploaded }: UploadPicturesProps) {
  const t = useTranslations("console_boats");
  const console = useTranslations("console");
  const hint = t("upload_hint", { width: MIN_PICTURE_WIDTH, megabytes: MAX_PICTURE_BYTES / MEGABYTE });
  const [sending, setSending] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    setRefused([]);
    for (const file of files) {
      const { name } = file;
      setSending(name);
      const refuse = (reason: string) =>
        setRefused((former) => [...former, t("upload_failed", { name, reason })]);
      if (file.size > MAX_PICTURE_BYTES) {
        refuse(hint);
        continue;
      }
      try {
        onUploaded(await uploadBoatPicture(code, { name: name.slice(-200), data: await base64Of(file) }));
      } catch (error) {
        refuse((error instanceof ApiFailure && error.message) || console("failed"));
      }
    }
    setSending(null);
  }

  return (
    <div className="boats-upload">
      <label className={buttonClass({ variant: "outline" })} data-busy={sending !== null || undefined}>
        {t("upload")}
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={sending !== null}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = "";
            void send(files);
          }}
        />
      </label>
      <span className="text-muted text-xs">{hint}</span>
      <p role="status">{sending && t("uploading", { name: sending })}</p>
      {refused.length > 0 && (
        <ul role="alert" className="boats-refused">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a file holds, without the head of a data address. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsDataURL(file);
  });
}
