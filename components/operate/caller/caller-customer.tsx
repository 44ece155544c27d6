import { CustomerLink } from "@/components/operate/frame/customer-link";
import { Facts } from "@/components/operate/reservation/facts";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/fields/select";
import { TextInput } from "@/components/ui/fields/text-input";
import { Notice } from "@/components/ui/notice";
import type { CallerQuery } from "@/lib/contracts/console/caller-query";
import { showField } from "@/lib/domain/staff/mask-field";
import type { StaffRole } from "@/lib/domain/staff/permissions";
import { formatLanguages } from "@/lib/i18n/format-languages";
import { formatPhone } from "@/lib/i18n/format-phone";
import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { translatorOf } from "@/lib/i18n/translator-of";

interface Person {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

interface CallerCustomerProps {
  locale: Locale;
  role: StaffRole;
  query: CallerQuery;
  /** The account that the booking will be of. */
  customer: (Person & { email: string }) | null;
  /** Whoever fits the words. */
  people: readonly Person[];
  /** Sentences beside the fields of somebody new. */
  errors: Readonly<Record<string, string>>;
}

/** Whose booking it will be: an account that is found, or somebody new. Part of the one form. */
export async function CallerCustomer(props: CallerCustomerProps) {
  const { locale, customer } = props;
  const t = await translatorOf(locale, "console_caller");
  return (
    <section className="console-card" aria-labelledby="caller-customer">
      <h2 id="caller-customer">{t("customer")}</h2>
      {customer ? <Chosen {...props} customer={customer} /> : <NotChosen {...props} />}
    </section>
  );
}

async function Chosen({ locale, role, query, customer, errors }: CallerCustomerProps & { customer: Person }) {
  const t = await translatorOf(locale, "console_caller");
  const { id, name, email, phone } = customer;
  return (
    <>
      {query.customer === "" && <Notice>{t("known")}</Notice>}
      <Facts
        facts={[
          [t("name"), <CustomerLink key={id} {...{ locale, role, id, name }} />],
          [t("email"), email && <bdi key="email">{showField(role, "field.email", email)}</bdi>],
          [
            t("telephone"),
            phone && (
              <bdi key="phone" dir="ltr">
                {showField(role, "field.telephone", formatPhone(phone))}
              </bdi>
            ),
          ],
        ]}
      />
      <input type="hidden" name="customer" value={id} />
      {!phone && (
        <TextInput
          id="caller-phone"
          name="phone"
          type="tel"
          dir="ltr"
          label={t("telephone")}
          hint={t("no_telephone")}
          defaultValue={query.phone}
          error={errors.phone ?? null}
        />
      )}
      <div className="console-actions">
        <Button type="submit" name="customer" value="none" variant="outline" size="small">
          {t("other_customer")}
        </Button>
      </div>
    </>
  );
}

async function NotChosen({ locale, role, query, people, errors }: CallerCustomerProps) {
  const t = await translatorOf(locale, "console_caller");
  return (
    <>
      <div className="console-row">
        <TextInput
          id="caller-q"
          name="q"
          type="search"
          label={t("find")}
          defaultValue={query.q}
          autoComplete="off"
          autoFocus={query.q === "" && query.boat === ""}
        />
        <div className="console-actions">
          <Button type="submit" variant="secondary">
            {t("search")}
          </Button>
        </div>
      </div>
      {query.q !== "" && people.length === 0 && <p>{t("nobody", { words: query.q })}</p>}
      {people.length > 0 && (
        <ul className="console-list">
          {people.map(({ id, name, email, phone }) => (
            <li key={id}>
              <span>
                <bdi className="font-semibold">{showField(role, "field.name", name)}</bdi>
                {" · "}
                {email && <bdi>{showField(role, "field.email", email)}</bdi>}
                {phone && " · "}
                {phone && <bdi dir="ltr">{showField(role, "field.telephone", formatPhone(phone))}</bdi>}
              </span>
              <Button
                type="submit"
                name="customer"
                value={id}
                variant="outline"
                size="small"
                aria-label={t("choose_one", { name: showField(role, "field.name", name) })}
              >
                {t("choose")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewCustomer {...{ locale, query, errors }} />
    </>
  );
}

const FIELDS = [
  { name: "name", kind: {} },
  { name: "surname", kind: {} },
  { name: "email", kind: { type: "email", dir: "ltr" } },
  { name: "phone", kind: { type: "tel", dir: "ltr" } },
] as const;

const LABELS = { name: "first_name", surname: "surname", email: "email", phone: "telephone" } as const;

async function NewCustomer({
  locale,
  query,
  errors,
}: Pick<CallerCustomerProps, "locale" | "query" | "errors">) {
  const t = await translatorOf(locale, "console_caller");
  return (
    <fieldset className="console-form">
      <legend className="font-semibold">{t("new_customer")}</legend>
      <p className="text-muted">{t("new_hint")}</p>
      <div className="caller-fields">
        {FIELDS.map(({ name, kind }) => (
          <TextInput
            key={name}
            id={`caller-${name}`}
            name={name}
            {...kind}
            label={t(LABELS[name])}
            defaultValue={query[name]}
            error={errors[name] ?? null}
            autoComplete="off"
          />
        ))}
        <Select
          id="caller-language"
          name="language"
          label={t("language")}
          defaultValue={query.language || locale}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {formatLanguages([one], locale)}
            </option>
          ))}
        </Select>
      </div>
    </fieldset>
  );
}
