import { useTranslations } from "next-intl";
import { useState } from "react";
import type { FieldLabels } from "@/components/ui/fields/field";
import { TextInput } from "@/components/ui/fields/text-input";

interface FileFieldProps extends FieldLabels {
  name: string;
  /** Endings and types, as `accept` names them. */
  accept: string;
  /** A larger file is not read. */
  kilobytes: number;
  /** Whether a file was read before. */
  isFilled: boolean;
  onRead: (text: string) => void;
}

/** A text file, which the browser reads and sends as a text. */
export function FileField({ kilobytes, isFilled, onRead, hint, error, ...rest }: FileFieldProps) {
  const t = useTranslations("console.action");
  const [isTooLarge, setTooLarge] = useState(false);
  async function read(file: File | undefined) {
    const tooLarge = (file?.size ?? 0) > kilobytes * 1024;
    setTooLarge(tooLarge);
    onRead(file && !tooLarge ? await file.text() : "");
  }
  return (
    <TextInput
      type="file"
      {...rest}
      hint={isFilled ? t("file_read") : hint}
      error={isTooLarge ? t("file_too_large", { kilobytes }) : error}
      onChange={({ target }) => void read(target.files?.[0])}
    />
  );
}
