/** @jest-environment jsdom */
import { isEdited, rememberEarlyInput } from "@/lib/client/drafts/early-input";

const FIELDS = `
  <input type="checkbox" id="box"><input type="checkbox" id="ticked" checked>
  <input type="radio" name="stars" id="one"><input type="radio" name="stars" id="two">
  <select id="port"><option>Bodrum</option><option>Datça</option></select>
  <input id="name" value="Deniz"><textarea id="note">Not</textarea>
  <form action="/search"><input id="searched"></form>`;

const entered: string[] = [];
for (const type of ["click", "change", "input"])
  document.addEventListener(type, ({ target }) => entered.push(`${type} ${(target as HTMLElement).id}`));
const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

beforeEach(() => {
  document.body.innerHTML = FIELDS;
  entered.length = 0;
});

test("fields that nobody has touched are left alone", () => {
  expect([...document.querySelectorAll("input, select, textarea")].filter(isEdited)).toEqual([]);
  rememberEarlyInput()();
  expect(entered).toEqual([]);
  expect(find<HTMLInputElement>("box").checked).toBe(false);
});

test("what was entered is entered once more, as it was, but not in a form with an address of its own", () => {
  find<HTMLInputElement>("box").checked = true;
  find<HTMLInputElement>("ticked").checked = false;
  find<HTMLInputElement>("two").checked = true;
  find<HTMLSelectElement>("port").value = "Datça";
  find<HTMLTextAreaElement>("note").value = "Gölgelik?";
  find<HTMLInputElement>("searched").value = "Kaş";
  const enterAgain = rememberEarlyInput();
  // React has put its own value back meanwhile.
  find<HTMLSelectElement>("port").value = "Bodrum";
  enterAgain();
  expect(entered).toEqual(
    expect.arrayContaining(["click box", "click ticked", "click two", "change port", "input note"]),
  );
  expect(entered.join()).not.toMatch(/one|name|searched/);
  expect(["box", "ticked", "two"].map((id) => find<HTMLInputElement>(id).checked)).toEqual([
    true,
    false,
    true,
  ]);
  expect(find<HTMLSelectElement>("port").value).toBe("Datça");
  expect(find<HTMLTextAreaElement>("note").value).toBe("Gölgelik?");
});
