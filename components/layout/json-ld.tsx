/** Structured data in the page; `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: object | readonly object[] }) {
  const json = JSON.stringify(data).replace(/</g, "\\u003c");
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON, the only way to write ld+json
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
