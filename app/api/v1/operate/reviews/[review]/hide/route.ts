import { hideReview } from "@/lib/server/booking/reviews/hide-review";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/reviews/{review}/hide", ({ params, body, by, now }) =>
  hideReview(params.review, body.reason, by, now),
);
