import { noDoor } from "@/lib/server/api/unmatched";

export { noDoor as DELETE, noDoor as GET, noDoor as OPTIONS, noDoor as PATCH, noDoor as POST, noDoor as PUT };
