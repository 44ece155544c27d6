import { receiveApplication } from "@/lib/server/people/owners/receive-application";

export const POST = receiveApplication;
