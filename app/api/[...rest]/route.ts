import { noDoor } from "@/lib/server/http/no-door";

export { noDoor as DELETE, noDoor as GET, noDoor as OPTIONS, noDoor as PATCH, noDoor as POST, noDoor as PUT };
