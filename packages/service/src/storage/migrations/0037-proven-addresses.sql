-- When the operator's own link or one-time password was used for this address. An account without it belongs to whoever
-- its workspaces' owners handed their links to: nobody else has reason to take it for the address.
alter table users add column address_proven_at timestamptz;

-- Made by the operator, who may give an account to its address; an owner's link never opens an account that exists.
alter table invitations add column is_operators boolean not null default false;
