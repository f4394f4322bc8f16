-- Which brands a workspace likes: a mark of the dashboard's, nothing of the API's.
alter table brands add column hearted_at timestamptz;
