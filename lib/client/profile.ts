import { callApi } from "@/lib/client/call-api";
import { userAnswer } from "@/lib/contracts/user";

/** Adds or changes the phone number of the signed-in customer. */
export function saveProfile(body: { dial_code: string; phone: string }) {
  return callApi("put", "user/profile", { answer: userAnswer, body });
}
