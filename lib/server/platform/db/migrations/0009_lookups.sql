CREATE INDEX "contract_acceptances_user" ON "contract_acceptances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payments_watched" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('expired', 'failed');--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");