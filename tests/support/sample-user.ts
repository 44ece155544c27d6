import type { UserAnswer } from "@/lib/contracts/user";

/** A customer as the API tells about her, with what a test needs otherwise. */
export function sampleUser(changes: Partial<UserAnswer> = {}): UserAnswer {
  return {
    id: "u1",
    name: "Deniz",
    surname: "Şahin",
    full_name: "Deniz Şahin",
    email: "deniz@example.com",
    email_verified: true,
    dial_code: null,
    phone: null,
    phone_verified: false,
    birthdate: null,
    address: null,
    city: null,
    country: null,
    gender: null,
    locale: "en",
    unread_messages: 0,
    ...changes,
  };
}
