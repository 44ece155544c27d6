import { Fragment, type ReactNode } from "react";

/**
 * A contract's Markdown (headings, lists, paragraphs, bold) as elements: what is accepted is exactly this
 * text, so nothing in it can become markup.
 */
export function ContractText({ text }: { text: string }) {
  return (
    <div dir="auto" className="grid gap-3 text-sm">
      {text.split(/\n{2,}/).map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one unchanging text
        <Block key={position} block={block.trim()} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  const heading = /^(#{1,6})\s+(.+)$/.exec(block);
  if (heading) {
    // Under the heading of the page's section.
    const Heading = heading[1] === "#" ? "h3" : "h4";
    return <Heading className="pt-2 font-semibold text-navy">{emphasised(heading[2] ?? "")}</Heading>;
  }
  const lines = block.split("\n");
  const lists = lines.every((line) => /^[-*]\s+/.test(line));
  if (lists) {
    return (
      <ul className="grid gap-1 ps-5 [list-style:disc]">
        {lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one unchanging text
          <li key={position}>{emphasised(line.replace(/^[-*]\s+/, ""))}</li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      {lines.map((line, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one unchanging text
        <Fragment key={position}>
          {position > 0 && <br />}
          {emphasised(line.replace(/^#{1,6}\s+/, ""))}
        </Fragment>
      ))}
    </p>
  );
}

function emphasised(line: string): ReactNode {
  const parts = line.split(/\*\*(.+?)\*\*/);
  return parts.map((part, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one unchanging text
    position % 2 === 1 ? <strong key={position}>{part}</strong> : part,
  );
}
