import type { StaffSession } from "@/lib/server/people/staff/staff-session";

/** What the frame of a page shows of whoever reads it. */
export const readerOf = ({ staff: { name, role }, mustAddPasskey }: StaffSession) => ({
  name,
  role,
  isLocked: mustAddPasskey,
});
