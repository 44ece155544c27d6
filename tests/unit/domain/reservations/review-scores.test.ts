import { meanScore } from "@/lib/domain/reservations/review-scores";

test("a review's rating is the mean of its four scores, not rounded", () => {
  expect(meanScore({ clean_rate: 5, service_rate: 4, comm_rate: 4, pp_rate: 2 })).toBe(3.75);
});
