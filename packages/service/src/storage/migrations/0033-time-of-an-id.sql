-- Every insert into a table with `created_at` reads the time back out of the id. As an aggregate over generate_series
-- that took 93 microseconds a row, ten times as long as the insert itself; as a loop it takes 26. The same times come out.
create or replace function marque_id_time(id text) returns timestamptz
language plpgsql immutable strict parallel safe as $$
declare
  digits text := split_part(id, '_', 2);
  milliseconds bigint := 0;
begin
  for place in 1 .. 10 loop
    milliseconds := (milliseconds << 5) + strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(digits, place, 1)) - 1;
  end loop;
  return to_timestamp(milliseconds::double precision / 1000);
end
$$;
