"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { EditorFrame } from "@/components/operate/boats/editor-frame";
import { PictureRow } from "@/components/operate/boats/picture-row";
import { movedRow, orderPictures, pictureRows } from "@/components/operate/boats/picture-rows";
import { UploadPictures } from "@/components/operate/boats/upload-pictures";
import { type OpenedPart, useEditor } from "@/components/operate/boats/use-editor";
import { Refusal } from "@/components/ui/refusal";
import type { UploadedPicture } from "@/lib/contracts/console/boats";
import { MIN_PICTURES } from "@/lib/domain/boats/publication-gaps";
import type { Locale } from "@/lib/i18n/locales";

interface PicturesFormProps extends OpenedPart {
  code: string;
  /** The smallest width of each picture that the boat has, by its key. */
  sources: Readonly<Record<string, string>>;
  languageNames: Readonly<Record<Locale, string>>;
}

/** The pictures of a boat in their order, each with a description in every language. */
export function PicturesForm({ code, sources, languageNames, ...part }: PicturesFormProps) {
  const t = useTranslations("console_boats");
  const editor = useEditor(part);
  const { typed, errors, replace } = editor;
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const rows = pictureRows(typed);

  function move(from: number, to: number): void {
    if (to < 0 || to >= rows.length || from === to) return;
    replace((former) => orderPictures(former, movedRow(pictureRows(former), from, to)));
    setTold(t("moved", { number: to + 1 }));
  }

  function add({ key, src }: UploadedPicture): void {
    setUploaded((former) => ({ ...former, [key]: src }));
    // Several files arrive one after the other, each behind those before it.
    replace((former) => ({ ...former, [`pictures.${(pictureRows(former).at(-1) ?? -1) + 1}.key`]: key }));
    setTold(t("uploaded"));
  }

  return (
    <EditorFrame editor={editor}>
      <UploadPictures code={code} onUploaded={add} />
      <p className="text-muted">
        {rows.length === 0 ? t("no_pictures", { least: MIN_PICTURES }) : t("order_hint")}
      </p>
      <p role="status" className="sr-only">
        {told}
      </p>
      <Refusal text={errors.pictures ?? null} />
      <ol className="boats-pictures">
        {rows.map((row, index) => {
          const key = String(typed[`pictures.${row}.key`] ?? "");
          return (
            <li
              key={key}
              draggable
              data-dragged={dragged === index || undefined}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null) move(dragged, index);
              }}
            >
              <PictureRow
                {...{ row, editor, languageNames }}
                src={uploaded[key] ?? sources[key] ?? ""}
                place={index + 1}
                isLast={index === rows.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={() =>
                  replace((former) =>
                    orderPictures(
                      former,
                      rows.filter((one) => one !== row),
                    ),
                  )
                }
              />
            </li>
          );
        })}
      </ol>
    </EditorFrame>
  );
}
