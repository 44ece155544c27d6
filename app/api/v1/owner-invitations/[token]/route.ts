import { receiveJoiningForm } from "@/lib/server/people/owners/joining/receive-joining-form";

export async function POST(request: Request, context: { params: Promise<{ token: string }> }) {
  return receiveJoiningForm(request, (await context.params).token);
}
