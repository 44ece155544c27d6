CREATE TABLE "place_roads" (
	"place_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"km" integer NOT NULL,
	CONSTRAINT "place_roads_place_id_other_id_pk" PRIMARY KEY("place_id","other_id"),
	CONSTRAINT "place_roads_order" CHECK ("place_roads"."place_id" < "place_roads"."other_id"),
	CONSTRAINT "place_roads_km" CHECK ("place_roads"."km" between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "place_roads" ADD CONSTRAINT "place_roads_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_roads" ADD CONSTRAINT "place_roads_other_id_places_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;