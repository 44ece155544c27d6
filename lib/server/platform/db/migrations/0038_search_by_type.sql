-- The filter that visitors use most: over the whole coast a search among one type of boats is walked apart.
create index boats_type_recommended on boats (type_id, score desc, id) include (city_id, area_id, port_id, cruising_capacity, sleeping_capacity, rating, fast_app, facility_mask, rule_mask, from_try_minor, notice_hours, service_opens_hour, service_closes_hour, handover_start_hour, handover_end_hour, hourly_from, hourly_until, hourly_hours, nightly_from, nightly_until, nightly_hours, tour_from, tour_until, tour_hours, sold_besides) where status = 'published';
--> statement-breakpoint
create index boat_prices_type_unit on boat_prices (kind, type_id, try_minor, boat_id) include (valid_from, valid_until, weekdays, min_hours, price_minor, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask);
--> statement-breakpoint
create index boat_prices_type_shortest on boat_prices (type_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, city_id, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing < 3;
