-- "Gulets in Bodrum" is what most people ask for: among a million boats its prices were looked for in the list of the
-- whole city, 25 ms where few of them are low enough.
create index boat_prices_city_type_shortest on boat_prices (city_id, type_id, shortest_try_minor, boat_id) include (kind, valid_from, valid_until, weekdays, min_hours, price_minor, standing, area_id, port_id, cruising_capacity, sleeping_capacity, fast_app, rating, facility_mask, rule_mask) where standing < 3;
