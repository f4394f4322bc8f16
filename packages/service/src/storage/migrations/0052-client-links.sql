-- Under which name and logo clients see a workspace's links. Without a row: the workspace's own name, and no logo.
create table senders (
  workspace_id text primary key references workspaces on delete cascade,
  name text,
  -- A brand of the workspace; while it cannot be reached there is no logo.
  logo_brand_id text
);

-- What a member shows to a client: brands of one project, for some days. The token is 256 random bits, so a plain hash is enough.
create table client_links (
  id text collate "C" primary key default marque_id('cln_'),
  workspace_id text not null references workspaces on delete cascade,
  -- The row goes with the project; while an owner has deleted it for now, the link shows nothing.
  project_id text not null,
  token_hash bytea not null unique,
  made_by text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- How often something was approved by it, withdrawn approvals included: a bound needs a count.
  approvals int not null default 0,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index client_links_of_project on client_links (project_id, id desc);
create index client_links_of_workspace on client_links (workspace_id, id desc);

-- The client is told numbers, not ids. A number stays a brand's own when another one is deleted.
create table client_link_brands (
  link_id text collate "C" not null references client_links on delete cascade,
  number int not null,
  brand_id text not null,
  approved_at timestamptz,
  approved_by text,
  primary key (link_id, number),
  unique (link_id, brand_id)
);
create index client_link_brands_of_brand on client_link_brands (brand_id);
-- One approval stands at a time.
create unique index client_link_approval on client_link_brands (link_id) where approved_at is not null;

create table client_comments (
  id text collate "C" primary key default marque_id('cmt_'),
  link_id text collate "C" not null references client_links on delete cascade,
  -- The brand it is about; null for all of them.
  number int,
  author text not null,
  text text not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored,
  -- Nothing is looked for with a null in it, so that a comment on all of them stands.
  foreign key (link_id, number) references client_link_brands (link_id, number) on delete cascade
);
create index client_comments_of_link on client_comments (link_id, id);
