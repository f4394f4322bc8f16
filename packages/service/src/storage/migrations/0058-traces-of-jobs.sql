-- The trace that a job belongs to, as W3C Trace Context has it, so that whichever worker takes it continues the trace. Null
-- unless the operator has traces sent.
alter table jobs add column traceparent text;
