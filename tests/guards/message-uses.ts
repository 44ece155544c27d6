import { CODE, filesOf } from "@/tests/fixtures/files/source-files";
import { graphOf } from "@/tests/guards/import-graph";
import {
  LITERAL,
  type MessagePiece,
  type MessageSource,
  readMessageSources,
} from "@/tests/guards/message-sources";

const TEMPLATE =
  /(?:\b(\w+)(?:\.\w+)?\(\s*)?`((?:[\w.]|\$\{[^`{}]*\})*\$\{[^`{}]*\}(?:[\w.]|\$\{[^`{}]*\})*)`/g;
/** What other files call the values that they hand on. */
const VOCABULARY = /^lib\/(domain|contracts)\//;
const WITHOUT_SENTENCES = "components/ui/";
const CHOICE = /\$\{[^}]*\}/g;
const CALL_WITH_A_VALUE = /\b(\w+)(?:\.\w+)?\(\s*(?![\s"`)])/g;

interface Pattern {
  namespace: string;
  tail: RegExp;
  /** What a chosen part may be. */
  words: ReadonlySet<string>;
}

/**
 * Whether the code can build a message's key: from a namespace of a file, and a text that its translator is
 * given there or, where it is given a value, that stands in the file or in one that it imports.
 */
export function messageUses(): (key: string) => boolean {
  const sources = readMessageSources();
  const imports = graphOf(filesOf(...CODE), (path) => path);
  const keys = new Set<string>();
  const patterns: Pattern[] = [];
  for (const [path, source] of sources) {
    const imported = [...(imports.get(path) ?? [])].filter((one) => !one.startsWith(WITHOUT_SENTENCES));
    const near = imported.flatMap((one) => sources.get(one) ?? []);
    takeOverNamespaces(source, near);
    const words = new Set([source, ...near].flatMap((one) => one.words));
    const further = imported.flatMap((one) =>
      [...(imports.get(one) ?? [])].filter((two) => VOCABULARY.test(two)),
    );
    const chosen = new Set([...words, ...further.flatMap((one) => sources.get(one)?.words ?? [])]);
    for (const piece of source.pieces) {
      for (const [, name, word = ""] of piece.text.matchAll(LITERAL))
        for (const namespace of namespacesOf(piece, name)) keys.add(join(namespace, word));
      for (const namespace of namespacesOfValues(piece))
        for (const word of words) keys.add(join(namespace, word));
      patterns.push(...patternsOf(piece, chosen));
    }
  }
  return (key) => keys.has(key) || patterns.some((pattern) => isBuiltBy(pattern, key));
}

const join = (namespace: string, tail: string) => (namespace ? `${namespace}.${tail}` : tail);

/** A function that gets the texts of a module (`MailTexts`) translates in its namespace. */
function takeOverNamespaces(source: MessageSource, near: readonly MessageSource[]): void {
  for (const { givenTypes, namespaces } of near) {
    const uses = ({ text }: MessagePiece) =>
      givenTypes.some((type) => text.toLowerCase().includes(type.toLowerCase()));
    if (!source.pieces.some(uses)) continue;
    for (const piece of source.pieces) piece.namespaces = new Set([...piece.namespaces, ...namespaces]);
  }
}

function namespacesOf({ namespaces, named }: MessagePiece, name: string | undefined): Iterable<string> {
  return (name && named.get(name)) || namespaces;
}

/** The namespaces in which a file translates a value: `t(status)`, not `t("status")`. */
function namespacesOfValues(piece: MessagePiece): Set<string> {
  const called = [...piece.text.matchAll(CALL_WITH_A_VALUE)].map(([, name = ""]) => name);
  const translators = called.filter((name) => piece.named.has(name) || name === "t" || name === "translate");
  return new Set(translators.flatMap((name) => [...namespacesOf(piece, name)]));
}

/** Keys with a chosen part: t(`status.${status}`). */
function patternsOf(piece: MessagePiece, words: ReadonlySet<string>): Pattern[] {
  return [...piece.text.matchAll(TEMPLATE)].flatMap(([, name, template = ""]) => {
    if (!/\w/.test(template.replace(CHOICE, ""))) return [];
    const literals = template.split(CHOICE).map((part) => part.replaceAll(".", "\\."));
    const tail = new RegExp(`^${literals.join("(\\w+)")}$`);
    return [...namespacesOf(piece, name)].map((namespace) => ({ namespace, tail, words }));
  });
}

/** What is chosen is a number, or stands as a word in the file or in one that it imports. */
function isBuiltBy({ namespace, tail, words }: Pattern, key: string): boolean {
  if (namespace && !key.startsWith(`${namespace}.`)) return false;
  const chosen = tail.exec(namespace ? key.slice(namespace.length + 1) : key)?.slice(1);
  return chosen?.every((part) => words.has(part) || /^\d+$/.test(part)) ?? false;
}
