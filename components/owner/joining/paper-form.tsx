import type { JoiningView } from "@/components/owner/joining/joining-view";
import { type Posted, postedFields } from "@/components/owner/joining/posted-field";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { MAX_PAPER_MEGABYTES } from "@/lib/domain/owners/owner-gaps";
import type { Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface PaperFormProps {
  locale: Locale;
  action: string;
  joining: Pick<JoiningView, "kinds" | "boats" | "gaps" | "missing">;
  posted: Posted | null;
}

/** Hands a paper in: what is missing is proposed first. */
export async function PaperForm({ locale, action, joining, posted }: PaperFormProps) {
  const { kinds, boats, gaps, missing } = joining;
  const [t, field] = await Promise.all([
    translatorOf(locale, "owner_joining"),
    postedFields(locale, "paper", posted),
  ]);
  const choices = kinds.flatMap(({ key, name, subject, needed }) =>
    (subject === "owner" ? [null] : boats).map((boat) => ({
      value: boat ? `${key}:${boat.id}` : key,
      label: boat ? `${name} · ${boat.name}` : name,
      needed,
      isMissing: gaps.some(
        (gap) => gap.kind === key && gap.boatId === (boat?.id ?? null) && gap.waitsFor === "owner",
      ),
    })),
  );
  const isNext = missing.length === 0 && gaps.some(({ waitsFor }) => waitsFor === "owner");
  const ordered = choices.toSorted((one, other) => Number(other.isMissing) - Number(one.isMissing));
  return (
    <form method="post" action={action} encType="multipart/form-data" className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="form" value="paper" />
      <input type="hidden" name="locale" value={locale} />
      <div className="sm:col-span-2">
        <Select {...field("kind")} label={t("which_paper")} required>
          {ordered.map(({ value, label, needed }) => (
            <option key={value} value={value}>
              {needed ? label : t("optional", { paper: label })}
            </option>
          ))}
        </Select>
      </div>
      <TextInput {...field("number")} label={t("paper_number")} autoComplete="off" maxLength={60} />
      <TextInput
        {...field("valid_until")}
        label={t("valid_until")}
        hint={t("valid_until_hint")}
        type="date"
        dir="ltr"
      />
      <div className="sm:col-span-2">
        <TextInput
          id="paper-file"
          name="file"
          type="file"
          required
          label={t("file")}
          hint={t("file_hint", { megabytes: MAX_PAPER_MEGABYTES })}
          accept="application/pdf,image/jpeg,image/png,image/webp"
        />
      </div>
      <Button type="submit" variant={isNext ? "primary" : "outline"} className="sm:justify-self-start">
        {t("hand_in")}
      </Button>
    </form>
  );
}
