import { hideReview } from "@/lib/server/booking/reviews/hide-review";
import { action } from "@/lib/server/runtime/api/action";

export const POST = action("POST /operate/reviews/{review}/hide", ({ params, body, by, now }) =>
  hideReview(params.review, body.reason, by, now),
);
