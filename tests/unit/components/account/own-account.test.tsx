/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentBox } from "@/components/account/profile/consent-box";
import { DeleteAccount } from "@/components/account/profile/delete-account";
import { ProfileForm } from "@/components/account/profile/profile-form";
import { ChangePasswordForm } from "@/components/account/security/change-password-form";
import { SessionList } from "@/components/account/security/session-list";
import { apiClient } from "@/lib/client/api/transport/api-client";
import { leaveTo } from "@/lib/client/session/leave-to";
import { deviceName } from "@/lib/domain/shared/device-name";
import { sampleUser } from "@/tests/fixtures/accounts/sample-user";
import { renderIsland, respond } from "@/tests/fixtures/pages/render-client";

jest.mock("@/lib/client/api/transport/api-client", () => ({ apiClient: jest.fn() }));
jest.mock("@/lib/client/session/leave-to", () => ({ leaveTo: jest.fn() }));
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
const call = jest.mocked(apiClient) as unknown as jest.Mock;
const done = () => ({ status: 204, ok: true, text: async () => "" });
const refused = (status: number, error: string, message: string) =>
  respond(status, { error, message, request_id: "r" });

const USER = sampleUser({
  dial_code: "+90",
  phone: "+905321112233",
  address: "Rıhtım Sokağı 12",
  city: "İstanbul",
  locale: "tr",
});
const LANGUAGES = [
  { locale: "tr", name: "Türkçe" },
  { locale: "en", name: "English" },
];

beforeEach(() => {
  jest.clearAllMocks();
  call.mockReset();
  sessionStorage.clear();
});

describe("the profile form", () => {
  const show = () => renderIsland(<ProfileForm user={USER} today="2026-11-20" languages={LANGUAGES} />);
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save changes" }));

  test("shows what is known and sends what was changed, an emptied field as none", async () => {
    show();
    expect(screen.getByLabelText("Phone")).toHaveValue("5321112233");
    expect(screen.getByLabelText("Country code")).toHaveValue("\u2066+90\u2069 Türkiye");
    await userEvent.clear(screen.getByLabelText("Address"));
    await userEvent.type(screen.getByLabelText("Date of birth"), "1990-02-28");
    await userEvent.selectOptions(screen.getByLabelText("Gender"), "female");
    call.mockResolvedValue(respond(200, { ...USER, address: null }));
    await save();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(call.mock.calls[0][1].json).toEqual({
      name: "Deniz",
      surname: "Şahin",
      email: "deniz@example.com",
      dial_code: "+90",
      phone: "5321112233",
      birthdate: "1990-02-28",
      address: null,
      city: "İstanbul",
      country: null,
      gender: "female",
      locale: "tr",
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test("says beside its field what is missing, wrong or taken", async () => {
    show();
    await userEvent.clear(screen.getByLabelText("First name"));
    await userEvent.clear(screen.getByLabelText("Phone"));
    await userEvent.type(screen.getByLabelText("Phone"), "abc");
    await save();
    expect(await screen.findByText("This field is required.")).toBeVisible();
    expect(screen.getByText("Please enter a valid phone number.")).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("First name"), "Ada");
    await userEvent.clear(screen.getByLabelText("Phone"));
    call.mockResolvedValue(refused(422, "email_taken", "Taken."));
    await save();
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(/Taken\./));
    // Without a number none is sent: it cannot be taken away here.
    expect(call.mock.calls[0][1].json).not.toHaveProperty("phone");
  });
});

describe("changing the password", () => {
  test("reports a wrong old one beside its field, and stores no password anywhere", async () => {
    renderIsland(<ChangePasswordForm />);
    await userEvent.type(screen.getByLabelText("Current password"), "eski parola");
    await userEvent.type(screen.getByLabelText("New password"), "uzun bir parola 9");
    await userEvent.type(screen.getByLabelText("New password, again"), "uzun bir parola 9");
    call.mockResolvedValueOnce(refused(422, "wrong_password", "Your current password is incorrect."));
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() =>
      expect(screen.getByLabelText("Current password")).toHaveAccessibleDescription(
        "Your current password is incorrect.",
      ),
    );
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("parola");
    call.mockResolvedValueOnce(done());
    await userEvent.click(screen.getByRole("button", { name: "Change password" }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(call.mock.calls[1][1].json).toEqual({
      current_password: "eski parola",
      password: "uzun bir parola 9",
    });
    expect(screen.getByLabelText("Current password")).toHaveValue("");
  });
});

describe("the list of sessions", () => {
  const session = (id: string, current: boolean, user_agent: string | null) => ({
    id,
    current,
    user_agent,
    address: "192.0.2.7",
    created_at: "2026-11-20T09:00:00.000Z",
    last_seen_at: "2026-11-20T09:00:00.000Z",
  });
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

  test("ends every session but this one, and says the time of Istanbul", async () => {
    renderIsland(<SessionList sessions={[session("a", true, FIREFOX), session("b", false, null)]} />);
    const [own, other] = screen.getAllByRole("listitem");
    if (!own || !other) throw new Error("no rows");
    expect(own).toHaveTextContent("Firefox · LinuxLast used: 20 November 2026, 12:00");
    expect(within(own).queryByRole("button")).toBeNull();
    call.mockResolvedValue(done());
    await userEvent.click(within(other).getByRole("button", { name: "End session: Unknown device" }));
    await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
    expect(call.mock.calls[0][0]).toBe("user/sessions/b");
    expect(screen.getByRole("list")).toHaveFocus();
  });

  test.each([
    [FIREFOX, "Firefox Linux"],
    ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge Windows"],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      "Chrome Android",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
      "Safari iPhone",
    ],
    ["curl/8.5.0", ""],
    [null, ""],
  ])("names %s by its browser and system", (userAgent, name) => {
    expect(Object.values(deviceName(userAgent) ?? {}).join(" ")).toBe(name);
  });
});

test("a consent that could not be stored shows again what holds", async () => {
  renderIsland(<ConsentBox given pageHref={null} />);
  call.mockResolvedValueOnce(refused(503, "unavailable", "Later."));
  await userEvent.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(screen.getByRole("checkbox")).toBeChecked());
  call.mockResolvedValueOnce(respond(200, { electronic_messages: false, items: [] }));
  await userEvent.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(screen.getByRole("checkbox")).not.toBeChecked();
});

describe("deleting the account", () => {
  test("asks for confirmation, can be cancelled, shows a refusal, and says farewell", async () => {
    localStorage.setItem("palamar", "x");
    renderIsland(<DeleteAccount home="/en" />);
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    expect(call).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    call.mockResolvedValueOnce(refused(409, "trip_coming", "A trip is coming up."));
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete my account" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("A trip is coming up.");
    expect(leaveTo).not.toHaveBeenCalled();
    // Asking again would be refused again.
    expect(screen.queryByRole("button", { name: "Yes, delete my account" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
    call.mockResolvedValueOnce(done());
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete my account" }));
    // A word of farewell before the home page.
    expect(await screen.findByRole("dialog", { name: "Your account has been deleted" })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(leaveTo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Back to the home page" }));
    expect(leaveTo).toHaveBeenCalledWith("/en");
  });
});
