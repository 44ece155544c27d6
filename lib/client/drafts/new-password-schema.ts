import * as v from "valibot";
import { fieldMessage } from "@/lib/contracts/field-message";
import { newPassword, oldPassword } from "@/lib/contracts/fields";

/** A new password typed twice; `label` is what the sentence beside the second field calls the first. */
export function newPasswordSchema<const E extends v.ObjectEntries>(label: string, entries: E) {
  const twice = { ...entries, password: newPassword, password_again: oldPassword };
  return v.pipe(
    v.strictObject(twice),
    v.rawCheck(({ dataset, addIssue }) => {
      const typed = dataset.value as Partial<Record<"password" | "password_again", string>>;
      if (!typed?.password_again || typed.password === typed.password_again) return;
      addIssue({
        message: fieldMessage("same_as", label),
        path: [
          {
            type: "object",
            origin: "value",
            input: typed,
            key: "password_again",
            value: typed.password_again,
          },
        ],
      });
    }),
  );
}
