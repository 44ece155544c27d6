import { showField } from "@/lib/domain/staff/mask-field";
import { may, STAFF_ROLES } from "@/lib/domain/staff/permissions";

test("only an admin manages staff, and whoever looks after money or staff reads the audit", () => {
  const rolesOf = (permission: Parameters<typeof may>[1]) =>
    STAFF_ROLES.filter((role) => may(role, permission));
  expect(rolesOf("staff.write")).toEqual(["admin"]);
  expect(rolesOf("audit.read")).toEqual(["finance", "admin"]);
  expect(rolesOf("today.read")).toEqual([...STAFF_ROLES]);
});

test("a viewer sees nothing by which a person could be reached or named", () => {
  expect(showField("viewer", "field.name", "Ayşe Nur Yılmaz")).toBe("A. N. Y.");
  expect(showField("viewer", "field.name", "")).toBe("");
  expect(showField("viewer", "field.telephone", "+90 532 123 45 67")).toBe("••• 4567");
  expect(showField("viewer", "field.email", "ayse@example.com")).toBe("a•••@•••");
  expect(showField("viewer", "field.address", "Neyzen Tevfik Cad. 5")).toBe("•••");
});

test("support reaches people, but sees identity numbers and bank accounts masked; finance sees them", () => {
  expect(showField("support", "field.telephone", "+90 532 123 45 67")).toBe("+90 532 123 45 67");
  expect(showField("support", "field.identity", "12345678950")).toBe("••• 8950");
  expect(showField("support", "field.bank_account", "TR33 0006 1005 1978 6457 8413 26")).toBe("••• 1326");
  expect(showField("finance", "field.identity", "12345678950")).toBe("12345678950");
});
