import { MAX_PICTURE_BYTES, MIN_PICTURE_PIXELS } from "@/lib/contracts/console/content";
import { accept } from "@/lib/domain/shared/outcome";
import { addPicture } from "@/lib/server/catalogue/media/add-picture";
import { listPictures } from "@/lib/server/operator/content/list-pictures";
import { actorOf } from "@/lib/server/people/staff/staff-session";
import { endpoint } from "@/lib/server/runtime/api/endpoint";

export const GET = endpoint("GET /operate/content/pictures", async () =>
  accept({ pictures: await listPictures() }),
);

export const POST = endpoint("POST /operate/content/pictures", ({ body, session }) =>
  addPicture(body, { minWidth: MIN_PICTURE_PIXELS, maxBytes: MAX_PICTURE_BYTES }, actorOf(session)),
);
