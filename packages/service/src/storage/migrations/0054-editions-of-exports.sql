-- What kits and guidelines hold grows with the versions. One of an earlier edition is made anew when it is asked for again.
alter table exports add column edition smallint not null default 1;
