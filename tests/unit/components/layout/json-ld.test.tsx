/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { JsonLd } from "@/components/layout/json-ld";

test("no text can end the script of structured data", () => {
  const { container } = render(<JsonLd data={{ name: "</script><script>alert(1)</script>" }} />);
  const [script] = container.querySelectorAll("script");
  expect(container.querySelectorAll("script")).toHaveLength(1);
  expect(script?.innerHTML).not.toContain("</script>");
  expect(JSON.parse(script?.innerHTML ?? "")).toEqual({ name: "</script><script>alert(1)</script>" });
});
