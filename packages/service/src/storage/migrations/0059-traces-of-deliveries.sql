-- As for jobs: the span that an event comes from, for the attempts of hours later. Beside it the span of the person's
-- request who had the event sent again, if somebody did.
alter table deliveries
  add column traceparent text,
  add column resend_traceparent text;
