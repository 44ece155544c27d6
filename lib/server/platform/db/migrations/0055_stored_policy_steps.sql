ALTER TABLE "reservations" ADD COLUMN "policy_steps" jsonb;--> statement-breakpoint
ALTER TABLE "service_orders" ADD COLUMN "policy_steps" jsonb;--> statement-breakpoint
-- The numbers by which everything was sold until now.
create function former_policy_steps(policy text) returns jsonb language sql immutable as $$
  select case policy
    when 'flexible' then '[{"daysBefore": 1, "percent": 100}]'
    when 'moderate' then '[{"daysBefore": 10, "percent": 100}, {"daysBefore": 3, "percent": 50}]'
    when 'strict' then '[{"daysBefore": 30, "percent": 50}]'
    when 'order' then '[{"daysBefore": 7, "percent": 100}]'
  end::jsonb
$$;--> statement-breakpoint
update reservations set policy_steps = former_policy_steps(cancellation_policy);--> statement-breakpoint
update service_orders set policy_steps = former_policy_steps('order');--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "policy_steps" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "service_orders" ALTER COLUMN "policy_steps" SET NOT NULL;--> statement-breakpoint
-- The release before this one still sells by those numbers while it runs beside this one, and writes no steps.
create function fill_policy_steps() returns trigger language plpgsql as $$
begin
  new.policy_steps := former_policy_steps(coalesce(to_jsonb(new) ->> 'cancellation_policy', 'order'));
  return new;
end $$;--> statement-breakpoint
create trigger reservations_policy_steps before insert on reservations
  for each row when (new.policy_steps is null) execute function fill_policy_steps();--> statement-breakpoint
create trigger service_orders_policy_steps before insert on service_orders
  for each row when (new.policy_steps is null) execute function fill_policy_steps();
