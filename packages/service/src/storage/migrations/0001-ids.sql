-- Ids are made here, by the database's clock: nodes whose clocks differ still agree on the order of rows,
-- and `created_at` is read back out of the id, so that the two can never disagree.

-- A loop, because it is made for every row of every table: an aggregate over generate_series took eight times as long.
create function marque_base32(value bigint, characters int) returns text
language plpgsql immutable strict parallel safe as $$
declare
  digits text := '';
begin
  for place in reverse characters - 1 .. 0 loop
    digits := digits || substr('0123456789abcdefghjkmnpqrstvwxyz', ((value >> (5 * place)) & 31)::int + 1, 1);
  end loop;
  return digits;
end
$$;

-- prefix + 10 characters of milliseconds + 16 of randomness (80 bits). The random bits come from a version 4
-- UUID, which PostgreSQL draws from a strong source without an extension; bytes 6 and 8 hold its fixed bits
-- and are left out.
create function marque_id(prefix text) returns text
language plpgsql volatile parallel safe as $$
declare
  random bytea := uuid_send(gen_random_uuid());
  milliseconds bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  high bigint := (get_byte(random, 0)::bigint << 32) | (get_byte(random, 1)::bigint << 24)
    | (get_byte(random, 2) << 16) | (get_byte(random, 3) << 8) | get_byte(random, 4);
  low bigint := (get_byte(random, 9)::bigint << 32) | (get_byte(random, 10)::bigint << 24)
    | (get_byte(random, 11) << 16) | (get_byte(random, 12) << 8) | get_byte(random, 13);
begin
  return prefix || marque_base32(milliseconds, 10) || marque_base32(high, 8) || marque_base32(low, 8);
end
$$;

create function marque_id_time(id text) returns timestamptz
language sql immutable strict parallel safe as $$
  select to_timestamp(sum(
    (strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(split_part(id, '_', 2), place, 1)) - 1)::bigint
      << (5 * (10 - place))
  )::double precision / 1000)
  from generate_series(1, 10) as place
$$;
