CREATE TABLE "owner_member_boats" (
	"member_id" uuid NOT NULL,
	"boat_id" integer NOT NULL,
	CONSTRAINT "owner_member_boats_member_id_boat_id_pk" PRIMARY KEY("member_id","boat_id")
);
--> statement-breakpoint
ALTER TABLE "owner_member_boats" ADD CONSTRAINT "owner_member_boats_member_id_owner_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."owner_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_member_boats" ADD CONSTRAINT "owner_member_boats_boat_id_boats_id_fk" FOREIGN KEY ("boat_id") REFERENCES "public"."boats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owner_member_boats_boat_id" ON "owner_member_boats" USING btree ("boat_id");