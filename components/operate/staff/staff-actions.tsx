"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCeremony } from "@/components/operate/frame/use-ceremony";
import { Button } from "@/components/ui/button";
import { ScriptForm } from "@/components/ui/fields/script-form";
import { Select } from "@/components/ui/fields/select";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Refusal } from "@/components/ui/refusal";
import { changeStaffRole, disableStaff, endStaffSessions } from "@/lib/client/api/staff";
import { STAFF_ROLES, type StaffRole } from "@/lib/domain/staff/permissions";

interface StaffActionsProps {
  id: string;
  name: string;
  role: StaffRole;
  /** Whether there is a session to end. */
  isSignedIn: boolean;
}

/** What an admin does with a colleague: another role, sessions ended, shut out. */
export function StaffActions({ id, name, role, isSignedIn }: StaffActionsProps) {
  const t = useTranslations("console");
  const router = useRouter();
  const { refusal, run } = useCeremony();
  const [asking, setAsking] = useState<"role" | "end" | "disable" | null>(null);
  const close = () => setAsking(null);

  async function act(work: () => Promise<unknown>) {
    close();
    if (await run(work)) router.refresh();
  }

  return (
    <div className="grid gap-2">
      <Refusal text={refusal} />
      <div className="console-actions">
        <Button
          variant="outline"
          size="small"
          aria-label={t("staff.change_role_of", { name })}
          onClick={() => setAsking("role")}
        >
          {t("staff.change_role")}
        </Button>
        {isSignedIn && (
          <Button
            variant="outline"
            size="small"
            aria-label={t("staff.end_sessions_named", { name })}
            onClick={() => setAsking("end")}
          >
            {t("staff.end_sessions")}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label={t("staff.disable_named", { name })}
          onClick={() => setAsking("disable")}
        >
          {t("staff.disable")}
        </Button>
      </div>
      {asking === "role" && (
        <RoleDialog
          name={name}
          role={role}
          onChoose={(chosen) => act(() => changeStaffRole(id, { role: chosen }))}
          onClose={close}
        />
      )}
      {asking === "end" && (
        <ConfirmDialog
          labels={{
            question: t("staff.end_question", { name }),
            confirm: t("staff.end_sessions"),
            keep: t("cancel"),
            close: t("close"),
          }}
          consequence={t("staff.end_text")}
          onConfirm={() => act(() => endStaffSessions(id))}
          onClose={close}
        />
      )}
      {asking === "disable" && (
        <ConfirmDialog
          labels={{
            question: t("staff.disable_question", { name }),
            confirm: t("staff.disable"),
            keep: t("cancel"),
            close: t("close"),
          }}
          consequence={t("staff.disable_text")}
          onConfirm={() => act(() => disableStaff(id))}
          onClose={close}
        />
      )}
    </div>
  );
}

interface RoleDialogProps {
  name: string;
  role: StaffRole;
  onChoose: (role: StaffRole) => Promise<void>;
  onClose: () => void;
}

function RoleDialog({ name, role, onChoose, onClose }: RoleDialogProps) {
  const t = useTranslations("console");
  const [chosen, setChosen] = useState(role);
  return (
    <Dialog open onOpenChange={onClose} title={t("staff.change_role_of", { name })} closeLabel={t("close")}>
      <ScriptForm
        className="console-form"
        onSubmit={(event) => {
          // The window closes, and the form is gone before the browser would submit it.
          event.preventDefault();
          void onChoose(chosen);
        }}
      >
        <Select
          id="staff-role"
          label={t("staff.role")}
          value={chosen}
          onChange={({ target }) => setChosen(STAFF_ROLES.find((one) => one === target.value) ?? role)}
        >
          {STAFF_ROLES.map((one) => (
            <option key={one} value={one}>
              {t(`roles.${one}`)}
            </option>
          ))}
        </Select>
        <Button type="submit">{t("staff.save")}</Button>
      </ScriptForm>
    </Dialog>
  );
}
