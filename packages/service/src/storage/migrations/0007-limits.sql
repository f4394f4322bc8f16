-- Counters of the current minute, shared by all processes. UNLOGGED: they are written by every request and a
-- crash may empty them, which costs a caller nothing but a fresh minute. Suspension lives in `workspaces`.
-- fillfactor leaves room on the page for the updates of a hot row (HOT updates, no index churn).
create unlogged table rate_windows (
  -- A workspace id, or 'address:…' when no workspace acts.
  subject text not null,
  category text not null,
  window_start timestamptz not null,
  used int not null,
  refused int not null default 0,
  primary key (subject, category, window_start)
) with (fillfactor = 50);
create index rate_windows_age on rate_windows (window_start);
