/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { countryOfCode, findCountries, listCountries } from "@/components/account/profile/find-countries";
import { DialCodePicker } from "@/components/account/profile/phone-fields";
import { renderIsland } from "@/tests/fixtures/pages/render-client";

// Two hundred options are much for a busy machine.
const submitted = jest.fn();

function Form({ start }: { start: string }) {
  const [code, setCode] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <DialCodePicker id="code" value={code} error={null} onChange={setCode} onBlur={() => {}} />
      <output>{code}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function open(locale: "tr" | "en" | "ar" = "en", start = "+90") {
  Element.prototype.scrollIntoView = () => {};
  renderIsland(<Form start={start} />, locale);
  return {
    user: userEvent.setup(),
    field: screen.getByRole("combobox"),
    chosen: () => document.querySelector("output")?.textContent,
  };
}

beforeEach(() => submitted.mockClear());

test("shows the country of the code, and the whole list on a click, Türkiye first", async () => {
  const { user, field } = open();
  expect(field).toHaveValue("\u2066+90\u2069 Türkiye");
  expect(field).toHaveAttribute("aria-expanded", "false");
  await user.click(field);
  const options = within(screen.getByRole("listbox")).getAllByRole("option");
  expect(options.length).toBeGreaterThan(200);
  expect(options[0]).toHaveTextContent("+90Türkiye");
  expect(options[0]).toHaveAttribute("aria-selected", "true");
});

test.each([
  ["germ", "+49"],
  ["+49", "+49"],
  ["0049", "+49"],
  ["ch", "+41"],
  ["United Arab", "+971"],
])("typing %s and Enter chooses %s without sending the form", async (typed, code) => {
  const { user, field, chosen } = open("en", "+33");
  await user.click(field);
  await user.keyboard(`${typed}{Enter}`);
  expect(chosen()).toBe(code);
  expect(submitted).not.toHaveBeenCalled();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("arrows move through the list, Escape keeps what was chosen, and a mouse chooses too", async () => {
  const { user, field, chosen } = open();
  await user.click(field);
  await user.keyboard("swit{ArrowDown}{ArrowUp}{Escape}");
  expect(chosen()).toBe("+90");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const active = field.getAttribute("aria-activedescendant") ?? "";
  expect(document.getElementById(active)).toHaveTextContent("+93Afghanistan");
  await user.click(screen.getByRole("option", { name: /Albania/ }));
  expect(chosen()).toBe("+355");
  expect(field).toHaveValue("\u2066+355\u2069 Albania");
});

test("shows that a search has no match, and keeps the choice when it is left", async () => {
  const { user, field, chosen } = open("ar");
  await user.click(field);
  await user.keyboard("xyzzy");
  expect(screen.getByText("لا يوجد بلد بهذا الاسم")).toBeVisible();
  await user.tab();
  expect(chosen()).toBe("+90");
  expect(field).toHaveValue("\u2066+90\u2069 تركيا");
});

test("a code that autofill writes counts when the field is left", async () => {
  const { user, field, chosen } = open();
  await user.click(field);
  await user.keyboard("+44");
  await user.tab();
  expect(chosen()).toBe("+44");
});

test.each(["tr", "en", "ar"] as const)(
  "in %s countries are found by their own and their English name",
  (locale) => {
    const countries = listCountries(locale);
    expect(countries[0]?.region).toBe("TR");
    for (const { name, region } of countries) {
      expect(findCountries(countries, name).map((one) => one.region)).toContain(region);
    }
    expect(findCountries(countries, "germany")[0]?.region).toBe("DE");
  },
);

test("Turkish letters are found however they are typed, and shared codes mean the country people mean", () => {
  const countries = listCountries("tr");
  for (const typed of ["İsviçre", "isvicre", "ISVICRE", "ısvıcre"])
    expect(findCountries(countries, typed)[0]?.region).toBe("CH");
  const shared = ["+1", "+7", "+39"].map((code) => countryOfCode(countries, code)?.region);
  expect(shared).toEqual(["US", "RU", "IT"]);
  expect(findCountries(countries, "+1")[0]?.region).toBe("US");
});
