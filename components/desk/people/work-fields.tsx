import { useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Select } from "@/components/ui/fields/select";
import { type DeskHelperWork, HELPER_ROLES } from "@/lib/contracts/desk/people";

interface WorkFieldsProps {
  /** Of the fields' ids. */
  id: string;
  given: DeskHelperWork;
  boats: readonly { code: string; name: string }[];
}

/** What a helper does, and of which boats: `role` and `boats` of the form. */
export function WorkFields({ id, given, boats }: WorkFieldsProps) {
  const t = useTranslations("desk_people");
  const [role, setRole] = useState(given.role);
  return (
    <>
      <Select
        id={`${id}-role`}
        name="role"
        label={t("role")}
        value={role}
        onChange={({ target }) => setRole(target.value as typeof role)}
      >
        {HELPER_ROLES.map((one) => (
          <option key={one} value={one}>
            {t(`roles.${one}`)}
          </option>
        ))}
      </Select>
      <p className="text-muted">{t(`may.${role}`)}</p>
      {role === "captain" && (
        <fieldset className="desk-boats">
          <legend>{t("boats")}</legend>
          {boats.map(({ code, name }) => (
            <Checkbox
              key={code}
              id={`${id}-${code}`}
              name="boats"
              value={code}
              defaultChecked={given.boats.includes(code)}
              label={<bdi>{name}</bdi>}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

/** What the fields of a form say. */
export function workOf(form: HTMLFormElement): DeskHelperWork {
  const given = new FormData(form);
  return { role: given.get("role") as DeskHelperWork["role"], boats: given.getAll("boats").map(String) };
}
