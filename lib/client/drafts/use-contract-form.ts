import { valibotResolver } from "@hookform/resolvers/valibot";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import * as v from "valibot";
import { ApiFailure } from "@/lib/client/api/transport/api-failure";
import { dropDraft, readDraft, saveDraft } from "@/lib/client/drafts/draft-store";
import { focusFirstError } from "@/lib/client/drafts/focus-first-error";
import { parseFieldMessage } from "@/lib/contracts/field-message";

interface ContractFormOptions<Values extends FieldValues> {
  /** The schema of the endpoint: browser and server judge alike. */
  schema: v.GenericSchema<Values>;
  defaults: DefaultValues<Values>;
  /** Where what was typed survives a reload; passwords are left out. */
  draftKey: string;
  /** Fields that are left out of the draft beside the passwords. */
  undrafted?: readonly FieldPath<Values>[];
  /** Which field shows a refusal that names none. */
  fieldOfCode?: Readonly<Record<string, FieldPath<Values>>>;
}

/** What an input needs of its form: its registration, whether it must be filled in, and the sentence beside it. */
export type RegisteredField = UseFormRegisterReturn & { "aria-required"?: true; error: string | null };

export interface ContractForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The sentence beside a field, in the page's language. */
  errorOf: (name: FieldPath<Values>) => string | null;
  /** Spread over an input. */
  field: (name: FieldPath<Values>) => RegisteredField;
  /** Validates, calls, and puts what the server refused beside its fields. */
  submitTo: (send: (values: Values) => Promise<void>) => (event: React.FormEvent) => Promise<unknown>;
  /** Validates only, then goes on. */
  checkThen: (go: () => unknown) => (event: React.FormEvent) => Promise<unknown>;
}

const SERVER = "server";
const NONE: readonly never[] = [];

/** A form over a contract: same rules as the server's, errors beside their fields, drafts kept. */
export function useContractForm<Values extends FieldValues>(
  options: ContractFormOptions<Values>,
): ContractForm<Values> {
  const { schema, defaults, draftKey, undrafted = NONE, fieldOfCode = {} } = options;
  const t = useTranslations("validation");
  const form = useForm<Values>({
    resolver: valibotResolver(schema as never),
    defaultValues: withDraft(defaults, readDraft(draftKey)),
    shouldFocusError: false,
  });
  const [required] = useState(() => requiredFields(schema, defaults));

  useEffect(() => {
    // What was typed before the scripts ran: the form has taken it over from its fields, without an event.
    const typed = drafted(form.getValues(), undrafted);
    const shown = drafted(form.formState.defaultValues ?? {}, undrafted);
    if (JSON.stringify(typed) !== JSON.stringify(shown)) saveDraft(draftKey, typed);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(draftKey, drafted(values, undrafted)),
    });
  }, [form, draftKey, undrafted]);

  function errorOf(name: FieldPath<Values>): string | null {
    const error = form.getFieldState(name, form.formState).error;
    if (!error?.message) return null;
    if (error.type === SERVER) return error.message;
    const { key, values } = parseFieldMessage(error.message);
    return t(key, values);
  }

  const register: UseFormRegister<Values> = (name, options) => ({
    ...form.register(name, options),
    ...(required.has(name) && { "aria-required": true }),
  });
  const field = (name: FieldPath<Values>) => ({ ...register(name), error: errorOf(name) });

  function showRefusal(failure: ApiFailure) {
    const refused = fieldOfCode[failure.code];
    const named = refused ? { [refused]: failure.message } : failure.fields;
    const entries = Object.entries(named).filter(([name]) => name in form.getValues());
    for (const [position, [name, message]] of entries.entries()) {
      const options = { shouldFocus: position === 0 };
      form.setError(name as FieldPath<Values>, { type: SERVER, message }, options);
    }
    if (entries.length === 0) form.setError("root", { type: failure.code, message: failure.message });
  }

  const checkThen = (go: () => unknown) =>
    form.handleSubmit(go, (errors, event) => focusFirstError(errors, event?.target));

  const submitTo = (send: (values: Values) => Promise<void>) =>
    checkThen(async () => {
      try {
        // What was typed, not what the schema made of it: the server transforms for itself.
        await send(form.getValues());
        dropDraft(draftKey);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        showRefusal(error);
      }
    });

  return { form: { ...form, register }, errorOf, field, submitTo, checkThen };
}

/** What the schema refuses when it is left empty. */
function requiredFields(schema: v.GenericSchema, defaults: object): ReadonlySet<string> {
  const emptied: Record<string, unknown> = { ...defaults };
  const names = Object.keys(emptied).filter((name) => /string|boolean/.test(typeof emptied[name]));
  for (const name of names) emptied[name] = typeof emptied[name] === "string" ? "" : false;
  const { issues = [] } = v.safeParse(schema, emptied);
  const refused = new Set(issues.map(({ path }) => path?.[0]?.key));
  return new Set(names.filter((name) => refused.has(name)));
}

// The storage may hold anything: a value counts when the form has such a field of that type.
function withDraft<Defaults extends object>(defaults: Defaults, draft: unknown): Defaults {
  if (typeof draft !== "object" || draft === null) return defaults;
  const fields = defaults as Record<string, unknown>;
  const kept = Object.entries(draft).filter(([name, value]) => typeof fields[name] === typeof value);
  return { ...defaults, ...Object.fromEntries(kept) };
}

function drafted(values: FieldValues, undrafted: readonly string[]): FieldValues {
  const kept = Object.entries(values).filter(
    ([name]) => !name.includes("password") && !undrafted.includes(name),
  );
  return Object.fromEntries(kept);
}
