import { refuse } from "@/lib/domain/shared/outcome";
import { endpoint } from "@/lib/server/http/endpoint";

/** Whatever no door answers to: a 404 in the form of every other answer. */
const door = endpoint({ answer: null, session: "none", handle: async () => refuse("not_found") });

export { door as DELETE, door as GET, door as PATCH, door as POST, door as PUT };
