"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { TextInput } from "@/components/ui/fields/text-input";
import { Icon } from "@/components/ui/icon/icon";

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, "type" | "end" | "label"> & {
  /** "Password" where a form has only one. */
  label?: string;
};

/** A password field with a button that shows what was typed. */
export function PasswordInput({ label, ...props }: PasswordInputProps) {
  const t = useTranslations("account.auth");
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      dir="ltr"
      label={label ?? t("password")}
      type={shown ? "text" : "password"}
      end={
        <button
          type="button"
          aria-label={t(shown ? "hide_password" : "show_password")}
          className="grid size-10 place-items-center rounded-field text-navy"
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "eye-off" : "eye"} />
        </button>
      }
    />
  );
}
