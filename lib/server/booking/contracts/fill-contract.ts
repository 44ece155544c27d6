import { createHash } from "node:crypto";

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/**
 * The template with every `{placeholder}` replaced. Throws on one that no value is known for: a contract with
 * a hole must not be shown, let alone accepted.
 */
export function fillContract(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The contract asks for {${name}}, which nothing fills`);
    return value;
  });
}

/** SHA-256 of the text, hex: what the customer accepts is exactly what was shown. */
export function hashContract(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}
