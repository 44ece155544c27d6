/** The look of rendered Markdown: text as long as a comfortable line, clear steps between headings. */
export const PROSE_CLASS =
  "[&_a]:text-sea-dark [&_a]:underline [&_blockquote]:border-sea [&_blockquote]:border-s-4 [&_blockquote]:ps-4 " +
  "[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-xl [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-lg [&_hr]:my-8 [&_hr]:border-line " +
  "[&_li]:mb-1.5 [&_ol]:mb-4 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mb-4 [&_p:last-child]:mb-0 [&_strong]:font-semibold " +
  "[&_table]:mb-4 [&_table]:w-full [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line " +
  "[&_th]:bg-sand [&_th]:p-2 [&_th]:text-start [&_ul]:mb-4 [&_ul]:list-disc [&_ul]:ps-6";
