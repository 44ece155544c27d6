import { followRel } from "@/lib/routes/follow-rel";

test("crawlers follow pages and later pages of lists, but no searches", () => {
  for (const path of [
    "/",
    "/tekne-kiralama",
    "/tekne-kiralama?page=2",
    "/en/faq#children",
    "/en/faq#a?b=1",
  ]) {
    expect([path, followRel(path)]).toEqual([path, undefined]);
  }
  for (const path of [
    "/tekne-kiralama?persons=8",
    "/en/rental-boats?types=1&page=2",
    "/tekne/x?date=2027-06-12",
  ]) {
    expect([path, followRel(path)]).toEqual([path, "nofollow"]);
  }
});
