-- A unit is priced by the plan at acceptance, whatever the plan is when the job ends. Null on sandbox jobs, and on what was
-- accepted before this migration: those units are priced by the plan at the time they were recorded.
alter table jobs add column quota_plan text;
alter table usage_units add column plan text;

-- The version before this one writes neither column. While both run, the database fills them in.
create function marque_fill_quota_plan() returns trigger language plpgsql as $$
begin
  new.quota_plan := (select plan from workspaces where id = new.workspace_id);
  return new;
end
$$;
create trigger jobs_quota_plan before insert on jobs
  for each row when (new.quota_month is not null and new.quota_plan is null)
  execute function marque_fill_quota_plan();

create function marque_fill_unit_plan() returns trigger language plpgsql as $$
begin
  new.plan := (select quota_plan from jobs where id = new.job_id);
  return new;
end
$$;
create trigger usage_units_plan before insert on usage_units
  for each row when (new.plan is null) execute function marque_fill_unit_plan();
