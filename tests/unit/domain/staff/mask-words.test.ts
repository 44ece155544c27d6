import { showWords } from "@/lib/domain/staff/mask-words";
import { STAFF_ROLES } from "@/lib/domain/staff/permissions";

test.each(STAFF_ROLES)("%s reads contacts in words only if the fields of contacts are shown, too", (role) => {
  const shown = showWords(role, "Arayın: 0532 123 45 67, ali@example.com");
  const mayReach = role !== "viewer" && role !== "editor";
  expect(shown).toBe(mayReach ? "Arayın: 0532 123 45 67, ali@example.com" : "Arayın: •••••, •••••");
});
