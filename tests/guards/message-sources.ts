import { CODE, filesOf, textOf } from "@/tests/fixtures/files/source-files";

const MAKES_TRANSLATOR =
  /(?:const\s+(\w+)\s*=\s*(?:await\s+)?)?\b(?:(?:use|get|create)Translat(?:ions|or)(?:<[^>()]*>)?|translatorOf)\(/g;
const AWAITED_TOGETHER = /const\s+\[([^\]]*)\]\s*=\s*await\s+Promise\.all\(\[/g;
const TYPE_OF_TRANSLATOR = /useTranslations<"([\w.]+)">/g;
/** `type="text"` names no sentence. */
const HTML_ATTRIBUTE = /\b(?:type|inputMode|autoComplete|className|role)=(?:"[^"]*"|\{[^{}`]*\})/g;
const IMPORT_LINE = /\b(?:from\s+|import\s*\(?\s*)"[^"]+"/g;
/** A text that may be a key, and the function that it is given to. */
export const LITERAL = /(?:\b(\w+)(?:\.\w+)?\(\s*)?"([\w.]+)"/g;

/** What a function, or another piece at the top of a file, says of messages. "" is the namespace of all. */
export interface MessagePiece {
  text: string;
  /** Namespaces of the translators that it makes or is given. */
  namespaces: Set<string>;
  /** Of a name that stands for translators made in this piece only. */
  named: Map<string, Set<string>>;
}

export interface MessageSource {
  pieces: MessagePiece[];
  namespaces: Set<string>;
  /** Literals that are given to no call: keys may be chosen from them. */
  words: string[];
  /** The types of translators that it gives to others (`MailTexts`). */
  givenTypes: string[];
}

/** Every file of code, by its path without the ending. */
export function readMessageSources(): Map<string, MessageSource> {
  return new Map(filesOf(...CODE).map((file) => [file.replace(/\.tsx?$/, ""), readSource(file)]));
}

function readSource(file: string): MessageSource {
  const text = textOf(file).replace(IMPORT_LINE, "").replace(HTML_ATTRIBUTE, "");
  const pieces = text.split(/\n(?=[a-z])/).map(readPiece);
  const namespaces = new Set(pieces.flatMap((piece) => [...piece.namespaces]));
  const types = pieces.flatMap((piece) => {
    const name = /^(?:export )?(?:type|interface) (\w+)/.exec(piece.text)?.[1];
    return name ? [{ name, namespaces: piece.namespaces }] : [];
  });
  for (const piece of pieces) {
    for (const type of types)
      if (new RegExp(`\\b${type.name}\\b`).test(piece.text))
        for (const namespace of type.namespaces) piece.namespaces.add(namespace);
    if (piece.namespaces.size === 0) piece.namespaces = namespaces;
  }
  const words = [...text.matchAll(LITERAL)].flatMap(([, call, word = ""]) => (call ? [] : [word]));
  const givenTypes = [...text.matchAll(/^export type (\w+Texts)\b/gm)].map(([, name = ""]) => name);
  return { pieces, namespaces, words, givenTypes };
}

function readPiece(text: string): MessagePiece {
  const named = new Map<string, Set<string>>();
  const namespaces = new Set([...text.matchAll(TYPE_OF_TRANSLATOR)].map(([, namespace = ""]) => namespace));
  const name = (translator: string, namespace: string) =>
    named.set(translator, (named.get(translator) ?? new Set()).add(namespace));
  for (const found of text.matchAll(MAKES_TRANSLATOR)) {
    const namespace = namespaceOf(text.slice(found.index + found[0].length));
    namespaces.add(namespace);
    if (found[1]) name(found[1], namespace);
  }
  for (const found of text.matchAll(AWAITED_TOGETHER)) {
    const values = splitArguments(text.slice(found.index + found[0].length));
    for (const [index, translator] of (found[1] ?? "").split(",").entries()) {
      const [made] = (values[index] ?? "").matchAll(MAKES_TRANSLATOR);
      if (made) name(translator.trim(), namespaceOf((values[index] ?? "").trim().slice(made[0].length)));
    }
  }
  return { text, namespaces, named };
}

/** The namespace among the arguments of a call whose parenthesis has just been opened. */
function namespaceOf(rest: string): string {
  const given = splitArguments(rest).join(",");
  const found = /namespace:\s*"([\w.]+)"|(?:^|,)\s*"([\w.]+)"\s*$/.exec(given);
  return found?.[1] ?? found?.[2] ?? "";
}

/** What stands between commas, up to the bracket that closes the one before the text. */
function splitArguments(rest: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of rest) {
    if ("([{".includes(sign)) depth += 1;
    if (")]}".includes(sign)) depth -= 1;
    if (depth < 0) break;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
