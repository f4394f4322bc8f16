-- When a member became an owner. For sessions from before they stay a member: more rights are for the person, who signs in
-- once more, not for whoever sits at a session of theirs.
alter table memberships add column raised_at timestamptz;
