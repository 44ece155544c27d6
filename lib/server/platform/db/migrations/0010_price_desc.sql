-- Lists from the dearest boat down: read backwards, the indexes for the cheapest first would begin with boats without a price.
create index boats_price_desc on boats (from_try_minor desc nulls last, id) include (type_id, city_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_city_price_desc on boats (city_id, from_try_minor desc nulls last, id) include (type_id, area_id, port_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
--> statement-breakpoint
create index boats_port_price_desc on boats (port_id, from_try_minor desc nulls last, id) include (type_id, city_id, area_id, cruising_capacity, rating, facility_mask, rule_mask, score) where status = 'published';
