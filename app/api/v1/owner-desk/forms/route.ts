import { receiveDeskForm } from "@/lib/server/people/owners/joining/receive-joining-form";
import { isSameOrigin } from "@/lib/server/runtime/api/origin-check";

export async function POST(request: Request) {
  return isSameOrigin(request, true) ? receiveDeskForm(request) : new Response(null, { status: 403 });
}
