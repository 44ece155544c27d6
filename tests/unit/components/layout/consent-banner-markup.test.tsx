/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { ConsentBanner } from "@/components/layout/consent/consent-banner";
import { CONSENT_BANNER_FILE } from "@/tests/fixtures/pages/consent-banner-file";

const LABELS = {
  title: "{title}",
  text: "{text}",
  policy: "{policy}",
  accept: "{accept}",
  refuse: "{refuse}",
  chosen: { granted: "{chosen_granted}", denied: "{chosen_denied}" },
};

test("the markup that browser tests judge is that of the consent banner", () => {
  const { container } = render(<ConsentBanner labels={LABELS} chosen="granted" asked policyHref="#policy" />);
  const id = container.querySelector("h2")?.id ?? "";
  expect(`${container.innerHTML.replaceAll(id, "consent-title")}\n`).toBe(
    readFileSync(CONSENT_BANNER_FILE, "utf8"),
  );
});
