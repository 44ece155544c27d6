"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import {
  type ProfileValues,
  profileBodyOf,
  profileFormSchema,
  profileValues,
} from "@/components/account/profile/profile-form-schema";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { saveProfile } from "@/lib/client/api/profile";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { activeUserQuery, toActiveUser } from "@/lib/client/session/active-user";
import type { UserResponse } from "@/lib/contracts/accounts/user";
import { GENDERS } from "@/lib/domain/shared/vocabulary";

interface ProfileFormProps {
  user: UserResponse;
  /** Today in Istanbul: the latest possible date of birth. */
  today: string;
  /** The languages by their own names. */
  languages: readonly { locale: string; name: string }[];
}

/** Everything that customers may change about themselves. */
export function ProfileForm({ user, today, languages }: ProfileFormProps) {
  const t = useTranslations("account_area.profile");
  const tAuth = useTranslations("account.auth");
  const router = useRouter();
  const queryClient = useQueryClient();
  const { form, field, errorOf, submitTo } = useContractForm<ProfileValues>({
    schema: profileFormSchema,
    defaults: profileValues(user),
    // Another customer in this tab must not find what this one typed.
    draftKey: `profile:${user.id}`,
    fieldOfCode: { email_taken: "email", invalid_phone: "phone" },
  });

  async function send(values: ProfileValues) {
    const saved = await saveProfile(profileBodyOf(values));
    queryClient.setQueryData(activeUserQuery().queryKey, toActiveUser(saved));
    form.reset(profileValues(saved));
    void showToast({ kind: "success", title: t("saved") });
    router.refresh();
  }

  const text = (
    name: "name" | "surname" | "address" | "city" | "country",
    label: string,
    autoComplete: string,
  ) => <TextInput {...field(name)} id={`profile-${name}`} label={label} autoComplete={autoComplete} />;
  const { root } = form.formState.errors;
  return (
    <ScriptForm className="grid gap-4" onSubmit={submitTo(send)}>
      <Refusal text={root && (root.message || t("failed"))} />
      <div className="grid gap-4 sm:grid-cols-2">
        {text("name", tAuth("name"), "given-name")}
        {text("surname", tAuth("surname"), "family-name")}
      </div>
      <TextInput
        {...field("email")}
        id="profile-email"
        label={tAuth("email")}
        hint={t("contact_hint")}
        type="email"
        dir="ltr"
        autoComplete="email"
      />
      <PhoneFields idPrefix="profile" contractForm={{ form, errorOf }} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          {...field("birthdate")}
          id="profile-birthdate"
          label={t("birthdate")}
          type="date"
          min="1900-01-01"
          max={today}
          autoComplete="bday"
        />
        <Select {...form.register("gender")} id="profile-gender" label={t("gender")} autoComplete="sex">
          <option value="">{t("gender_none")}</option>
          {GENDERS.map((gender) => (
            <option key={gender} value={gender}>
              {t(`gender_${gender}`)}
            </option>
          ))}
        </Select>
      </div>
      {text("address", t("address"), "address-line1")}
      <div className="grid gap-4 sm:grid-cols-2">
        {text("city", t("city"), "address-level2")}
        {text("country", t("country"), "country-name")}
      </div>
      <Select
        {...form.register("locale")}
        id="profile-locale"
        label={t("language")}
        hint={t("language_hint")}
        autoComplete="language"
      >
        {languages.map(({ locale, name }) => (
          <option key={locale} value={locale} lang={locale}>
            {name}
          </option>
        ))}
      </Select>
      <Button type="submit" size="large" className="sm:justify-self-start" busy={form.formState.isSubmitting}>
        {t("submit")}
      </Button>
    </ScriptForm>
  );
}
