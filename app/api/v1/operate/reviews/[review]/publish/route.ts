import { publishReview } from "@/lib/server/booking/reviews/hide-review";
import { action } from "@/lib/server/operator/action";

export const POST = action("POST /operate/reviews/{review}/publish", ({ params, by, now }) =>
  publishReview(params.review, by, now),
);
