"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import * as v from "valibot";
import { likelyDialCode } from "@/components/account/profile/dial-codes";
import { PhoneFields } from "@/components/account/profile/phone-fields";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { showToast } from "@/components/ui/overlay/show-toast";
import { Refusal } from "@/components/ui/refusal";
import { saveProfile } from "@/lib/client/api/profile";
import { useContractForm } from "@/lib/client/drafts/use-contract-form";
import { activeUserQuery, toActiveUser } from "@/lib/client/session/active-user";
import type { ProfileBody, UserResponse } from "@/lib/contracts/accounts/user";
import { dialCode, email, lineOf, personName, phone, tripDay } from "@/lib/contracts/fields";
import { GENDERS } from "@/lib/domain/shared/vocabulary";
import { LOCALES } from "@/lib/i18n/locales";

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

const empty = v.literal("");

/** The contract's rules for a form, where what is left out is an empty text. */
const profileFormSchema = v.strictObject({
  name: personName(80),
  surname: personName(80),
  email,
  dial_code: dialCode,
  phone: v.lazy((typed) => (typed === "" ? empty : phone)),
  birthdate: v.lazy((typed) => (typed === "" ? empty : tripDay)),
  address: v.lazy((typed) => (typed === "" ? empty : lineOf(200))),
  city: v.lazy((typed) => (typed === "" ? empty : lineOf(80))),
  country: v.lazy((typed) => (typed === "" ? empty : lineOf(80))),
  gender: v.picklist(["", ...GENDERS]),
  locale: v.picklist(LOCALES),
});
type ProfileValues = v.InferInput<typeof profileFormSchema>;

/** What the form shows: the number without its country code, which has a field of its own. */
function profileValues(user: UserResponse): ProfileValues {
  const code = user.dial_code ?? likelyDialCode(user.locale);
  const number = user.phone ?? "";
  return {
    name: user.name,
    surname: user.surname,
    email: user.pending_email ?? user.email,
    dial_code: code,
    phone: number.startsWith(code) ? number.slice(code.length) : number,
    birthdate: user.birthdate ?? "",
    address: user.address ?? "",
    city: user.city ?? "",
    country: user.country ?? "",
    gender: user.gender ?? "",
    locale: user.locale,
  };
}

/** What is sent: an emptied field takes its value away; a number cannot be taken away, only changed. */
function profileBodyOf(values: ProfileValues): ProfileBody {
  const { dial_code, phone: number, gender, ...rest } = values;
  const orNull = (text: string) => (text.trim() === "" ? null : text);
  return {
    ...rest,
    ...(number.trim() === "" ? {} : { dial_code, phone: number }),
    birthdate: orNull(rest.birthdate),
    address: orNull(rest.address),
    city: orNull(rest.city),
    country: orNull(rest.country),
    gender: gender === "" ? null : gender,
  };
}
