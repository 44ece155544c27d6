-- An owner declines a request; only the status of the specification is called rejected.
update reservation_history set event = 'decline' where event = 'reject';
--> statement-breakpoint
update service_order_history set event = 'decline' where event = 'reject';
