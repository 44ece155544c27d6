import { accept, refuse } from "@/lib/domain/shared/outcome";
import {
  compareContracts,
  fieldsOfContract,
  findContractInForce,
} from "@/lib/server/booking/contracts/publish-contract";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const POST = endpoint(
  "POST /operate/contracts/{subject}/{contract}/difference",
  async ({ params, body }) => {
    const found = await findContractInForce({ subject: params.subject, kind: params.contract });
    return found ? accept({ fields: compareContracts(fieldsOfContract(found), body) }) : refuse("not_found");
  },
);
