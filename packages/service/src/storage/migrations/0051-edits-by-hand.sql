-- What a person set by hand; the worker hands it to the engine in place of what is read in the prompt. Null for words.
alter table jobs add column edit jsonb;
