import type { VehicleResponse } from "@/lib/contracts/boats/vehicles";
import { boatJsonLd } from "@/lib/server/reading/seo/boat-json-ld";
import { videoJsonLd } from "@/lib/server/reading/seo/video-json-ld";

const review = {
  id: 1,
  locale: "tr" as const,
  author: "Ayşe K.",
  title: "Harika",
  text: "Çok güzeldi.",
  clean_rate: 5,
  service_rate: 4,
  comm_rate: 5,
  pp_rate: 4,
  reply: null,
  created_at: "2026-08-01T10:00:00+03:00",
};

const boat = {
  name: "Mavi Rüya",
  code: "PLM-1001",
  description: "Bir gulet.",
  currency: "TRY",
  rating: 4.5,
  review_count: 1,
  cruising_capacity: 12,
  type: { name: "Gulet" },
  specs: { model_year: 2015 },
  pictures: [{ src: "/media/a-800.webp" }, { src: "https://cdn.example/b-800.webp" }],
  rates: [
    { kind: "hourly", price: 1_250_050 },
    { kind: "daily", price: 9_000_000 },
  ],
  reviews: [review],
} as unknown as VehicleResponse;

test("money is written with a point and two decimals, with its unit, as an offer to rent", () => {
  expect(boatJsonLd(boat, "/tekne/mavi-ruya").offers).toMatchObject({
    "@type": "AggregateOffer",
    lowPrice: "12500.50",
    highPrice: "90000.00",
    priceCurrency: "TRY",
    businessFunction: expect.stringMatching(/#LeaseOut$/),
    priceSpecification: [
      { price: "12500.50", unitCode: "HUR" },
      { price: "90000.00", unitCode: "DAY" },
    ],
  });
});

test("addresses of page and pictures are absolute, wherever the pictures lie", () => {
  expect(boatJsonLd(boat, "/tekne/mavi-ruya")).toMatchObject({
    url: "http://localhost:3000/tekne/mavi-ruya",
    image: ["http://localhost:3000/media/a-800.webp", "https://cdn.example/b-800.webp"],
  });
});

test("a review carries the mean of its four scores", () => {
  expect(boatJsonLd(boat, "/").review).toMatchObject([{ reviewRating: { ratingValue: 4.5 } }]);
});

test("ratings have the one decimal that the page shows, and a review the day of Istanbul", () => {
  const late = { ...review, clean_rate: 4, created_at: "2026-08-01T22:30:00+00:00" };
  const data = boatJsonLd({ ...boat, rating: 4.6875, reviews: [late] }, "/");
  expect(data.aggregateRating).toMatchObject({ ratingValue: 4.7 });
  expect(data.review).toMatchObject([
    { reviewRating: { ratingValue: 4.3 }, datePublished: "2026-08-02T01:30:00+03:00" },
  ]);
});

test("a boat without a visible review has no rating", () => {
  const unrated = boatJsonLd({ ...boat, reviews: [] }, "/");
  expect(unrated).not.toHaveProperty("aggregateRating");
  expect(unrated).not.toHaveProperty("review");
});

test("a boat's video is described with its picture, its length and the day in Istanbul; without a video nothing is", () => {
  const video = {
    src: "/media/a-0123.mp4",
    poster: null,
    title: "At sea",
    width: 960,
    height: 640,
    seconds: 17,
    description: "Denizde.",
    published_on: "2026-05-14",
  };
  expect(videoJsonLd({ ...boat, video })).toMatchObject({
    "@type": "VideoObject",
    name: "At sea",
    description: "Denizde.",
    thumbnailUrl: "http://localhost:3000/media/a-800.webp",
    uploadDate: "2026-05-14T00:00:00+03:00",
    contentUrl: "http://localhost:3000/media/a-0123.mp4",
    duration: "PT17S",
  });
  const poster = "/media/stern-800.webp";
  expect(videoJsonLd({ ...boat, video: { ...video, poster } })).toMatchObject({
    thumbnailUrl: `http://localhost:3000${poster}`,
  });
  expect(videoJsonLd({ ...boat, video: null })).toBeNull();
});
