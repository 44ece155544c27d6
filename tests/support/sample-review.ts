/** A review that its contract accepts. */
export const SAMPLE_REVIEW = {
  title: "Harika bir gün",
  text: "Kaptan çok ilgiliydi, tekne tertemizdi.",
  clean_rate: 5,
  service_rate: 4,
  comm_rate: 5,
  pp_rate: 4,
};
