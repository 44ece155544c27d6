import type { DeskSession } from "@/lib/server/people/desk/desk-session";

/** What the frame of a page shows of whoever reads it. */
export const deskReader = ({ owner, member }: DeskSession) => ({
  name: member.name,
  owner: owner.name,
  role: member.role,
});
